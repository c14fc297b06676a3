import { describe, expect, it } from "vitest";
import type { Page } from "~/domain/pages/schema";
import { framePath } from "~/modules/html/frame";
import { codeOf, frameDocument } from "~/modules/html/frame-document";

const hashOf = async (script: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script))).toString("base64");

describe("the document of an HTML module", () => {
  it("has a policy of its own: one script, by its hash, in an origin that equals no other", async () => {
    const response = await frameDocument("<script>alert(1)</script><p style=color:red>Rot", "de");
    const policy = new Map(
      (response.headers.get("content-security-policy") ?? "").split("; ").map((part) => {
        const [name = "", ...values] = part.split(" ");
        return [name, values];
      }),
    );
    const [script = ""] = /(?<=<script>).*?(?=<\/script>)/s.exec(await response.text()) ?? [];
    expect(script).toContain("postMessage");
    expect(policy.get("script-src")).toEqual([`'sha256-${await hashOf(script)}'`]);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("sandbox")).not.toContain("allow-same-origin");
    expect(policy.get("frame-ancestors")).toEqual(["'self'"]);
    expect(policy.get("style-src")).toEqual(["'unsafe-inline'"]);
    expect(policy.get("img-src")).toContain("https:");
  });

  it("is found by the page and the module", () => {
    const children = [
      { id: "text", type: "text", version: 1, order: 0, props: { html_code: "no" } },
      { id: "a/b", type: "html", version: 1, order: 1, props: { html_code: "<p>x</p>" } },
      { id: "draft", type: "html", version: 1, order: 2, props: {} },
    ];
    const page = { modules: [{ columns: [{ children }] }] } as unknown as Page;
    expect(["a/b", "text", "draft", "none"].map((id) => codeOf(page, id))).toEqual(["<p>x</p>", null, null, null]);
    expect([framePath("a/b", "/haus/x", { version: null }), framePath("m", "/", { version: "7" })]).toEqual([
      "/html/a%2Fb/haus/x",
      "/html/m?v=7",
    ]);
  });
});
