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

  it("says in every answer what pages may do: nothing beyond this site, and nothing with the device", async () => {
    for (const path of ["/de", "/api/nothing/"]) {
      const { headers } = await site(path);
      const policy = (headers.get("content-security-policy") ?? "").split("; ");
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "connect-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers.get("permissions-policy")).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    }
  });

  it("lets no other site read an answer", async () => {
    const asked = [
      "/de",
      "/de/api/events/",
      "/de/api/shop/cart/",
      "/de/user/profile",
      "/media/0123456789abcdef/card.jpg",
    ];
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "GET" };
    const answers = await Promise.all(
      asked.flatMap((path) => ["GET", "OPTIONS"].map((method) => site(path, { method, headers }))),
    );
    const allowed = answers.flatMap((answer) =>
      [...answer.headers.keys()].filter((name) => name.startsWith("access-control")),
    );
    expect([answers.length, allowed]).toEqual([10, []]);
  });

  it.each([
    ["/de", "text/html; charset=utf-8"],
    ["/de/nirgends", "text/html; charset=utf-8"],
    ["/api/nothing/", "application/problem+json; charset=utf-8"],
    ["/api/openapi.json", "application/json"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/healthz", "application/json"],
  ])("says of every answer what it is, and of texts that they are UTF-8", async (path, type) => {
    const answer = await site(path);
    expect((await answer.text()).length).toBeGreaterThan(0);
    expect(answer.headers.get("content-type")?.toLowerCase()).toBe(type);
  });

  it("takes no id over from a client", async () => {
    const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
    for (const ray of ["client-chosen-id", "0123456789abcdef-VIE", `0123456789abcdef"}`])
      expect(
        (await site("/de", { headers: { "cf-ray": ray, "x-request-id": ray } })).headers.get("x-request-id"),
      ).toMatch(own);
    const throughCloudflare = { headers: { "cf-ray": "0123456789abcdef-VIE" }, cf: { colo: "VIE" } };
    expect((await site("/de", throughCloudflare)).headers.get("x-request-id")).toBe("0123456789abcdef-VIE");
    const forged = { headers: { "cf-ray": "client-chosen-id" }, cf: { colo: "VIE" } };
    expect((await site("/de", forged)).headers.get("x-request-id")).toMatch(own);
  });

  it("answers unknown calls of the API with a problem document", async () => {
    const response = await site("/api/nothing/");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 404, code: "not_found", errors: [] });
  });
});
