import { describe, expect, it } from "vitest";
import { ticketCode } from "~/domain/orders/ticket-code";

describe("the code of a ticket", () => {
  it("is as hard to guess as sixty random bits: each of them makes another code", () => {
    const none = new Uint8Array(8);
    const codes = Array.from({ length: 60 }, (_, bit) => {
      const one = none.slice();
      one[bit >> 3] = 0x80 >> (bit & 7);
      return ticketCode(one);
    });
    expect(new Set([ticketCode(none), ...codes]).size).toBe(61);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  });

  it("does not come twice in a hundred thousand", () => {
    const codes = new Set<string>();
    for (let made = 0; made < 100_000; made += 1) codes.add(ticketCode(crypto.getRandomValues(new Uint8Array(8))));
    expect(codes.size).toBe(100_000);
  });
});
