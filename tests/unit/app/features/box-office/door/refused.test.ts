import { describe, expect, it } from "vitest";
import type { ScanAnswer } from "~/domain/door/schema";
import type { Waiting } from "~/features/box-office/door/queue";
import { nameOf, refusedOf } from "~/features/box-office/door/refused";

const zone = "Europe/Vienna";
const nonce = "3f0c1f3a-58b9-4c8e-9d50-6a4d6f3f2b10";
const scan: Waiting = {
  kind: "scan",
  what: "7Q4T-K2MX-11AB",
  scan: { nonce, text: "7Q4T-K2MX-11AB", device: "Tür links", scanned_at: "2026-11-21T17:31:00.000Z", offline: true },
};
const undo: Waiting = { kind: "undo", what: "7Q4T-K2MX-11AB", nonce, device: "Tür links" };
const said = (verdict: ScanAnswer["verdict"]) => ({ ok: true as const, value: { verdict } as ScanAnswer });
const refusal = (code: "forbidden" | "not_found" | "conflict" | "idempotency_conflict" | "bad_request" | null) => ({
  ok: false as const,
  why: "refused" as const,
  code,
});

describe("what was done without a connection, and the house hears of late", () => {
  it.each(["void", "replaced", "other-screening", "forged", "unknown", "unreadable"] as const)(
    "is listed with the reason where the house would not have let the ticket in: %s",
    (why) => {
      const listed = { kind: "scan", nonce, what: "7Q4T-K2MX-11AB", at: "2026-11-21T18:31:00+01:00", why };
      expect(refusedOf(scan, said(why), zone)).toEqual(listed);
    },
  );

  it("is listed where the house does not take it at all: who asks may not, it is gone, or it contradicts", () => {
    const why = (code: Parameters<typeof refusal>[0]) => refusedOf(scan, refusal(code), zone)?.why;
    expect(["forbidden", "not_found"].map((code) => why(code as "forbidden"))).toEqual(["forbidden", "not_found"]);
    for (const code of ["idempotency_conflict", "bad_request", null] as const) expect(why(code)).toBe("conflict");
    expect(refusedOf(undo, refusal("conflict"), zone)).toEqual({
      ...undo,
      device: undefined,
      at: null,
      why: "conflict",
    });
  });

  it("is not listed where it was accepted, is told as a second one, or will be told again", () => {
    for (const told of [said("admitted"), said("already-in"), { ok: true as const, value: null }])
      expect(refusedOf(scan, told, zone)).toBeNull();
    for (const why of ["away", "signed-out"] as const) expect(refusedOf(scan, { ok: false, why }, zone)).toBeNull();
  });

  it("is called by what is printed on the ticket, whatever way it was read", () => {
    expect(nameOf("7q4t k2mx 11ab")).toBe("7Q4T-K2MX-11AB");
    expect(nameOf("https://kino.example/karte")).toBe("https://kino.e");
  });
});
