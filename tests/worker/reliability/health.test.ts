import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { breakableSite, faults, type FaultyPart } from "../../support/faults";

let end = (): void => undefined;
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function brokenSite(part: FaultyPart) {
  const site = await breakableSite(part);
  end = () => site.breakable.end();
  return site;
}

const everyPart = { cache: "ok", database: "ok", bucket: "ok", images: "ok", screening: "ok", limiter: "ok" };

describe("/healthz", () => {
  it("says that the Worker answers, whatever else does, and is not kept", async () => {
    const { call, breakable } = await brokenSite("D1 and KV");
    breakable.break("slow");
    const answer = await call("/healthz");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { status: "ok" },
    ]);
    expect(answer.headers.get("server-timing")).toContain('db;desc="0"');
  });
});

describe("/readyz", () => {
  it("names every part that answers", async () => {
    const { call } = await brokenSite("D1");
    const answer = await call("/readyz");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { status: "ok", parts: everyPart },
    ]);
  });

  const parts: [FaultyPart, keyof typeof everyPart][] = [
    ["KV", "cache"],
    ["D1", "database"],
    ["R2", "bucket"],
    ["Images", "images"],
    ["Screening", "screening"],
    ["Rate limiter", "limiter"],
  ];
  it.each(parts.flatMap(([part, name]) => faults.map((fault) => ({ part, name, fault }))))(
    "is 503 and names $name, and nothing of why, when it $fault",
    async ({ part, name, fault }) => {
      const { call, breakable } = await brokenSite(part);
      breakable.break(fault);
      const answer = await call("/readyz");
      expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
        503,
        "10",
        { status: "failed", parts: { ...everyPart, [name]: "failed" } },
      ]);
    },
  );
});
