import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

const site = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://localhost:8787${path}`, { redirect: "manual", ...init }));

describe("the way of a request", () => {
  it("leads / to the default language", async () => {
    const response = await site("/");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/de"]);
  });

  it("answers pages with a policy whose nonce is new every time", async () => {
    const [first, second] = await Promise.all([site("/de"), site("/de")]);
    expect(first.status).toBe(200);
    const nonce = /'nonce-([\w-]{22})'/;
    const [a, b] = [first, second].map(
      (response) => nonce.exec(response.headers.get("content-security-policy") ?? "")?.[1],
    );
    expect(a).toMatch(/^[\w-]{22}$/);
    expect(a).not.toBe(b);
  });

  it("answers unknown calls of the API with a problem document", async () => {
    const response = await site("/api/nothing/");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 404, code: "not_found", errors: [] });
  });
});
