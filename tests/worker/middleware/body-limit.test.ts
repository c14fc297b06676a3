import { describe, expect, it } from "vitest";
import { caller, htmlPage, origin } from "../../support/edge";

const renderPage = async (request: Request) => htmlPage(String((await request.arrayBuffer()).byteLength), "n");
const call = caller({ renderPage });
const unlimited = caller({ renderPage, without: "bodyLimit" });
const token = "a".repeat(40);
const most = 256 * 1024;

const post = (type: string, bytes: number, more: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": type, origin, cookie: `csrftoken=${token}`, "x-csrftoken": token, ...more },
  body: "x".repeat(bytes),
});

describe("a body that is too long", () => {
  it.each([
    ["/api/dashboard-error-log/", "application/json"],
    ["/api/dashboard-error-log/", "Application/JSON"],
    ["/api/dashboard-error-log/", "application/problem+json"],
    ["/de/api/shop/cart/", "text/plain"],
    ["/api/auth/sign-in/email", "application/octet-stream"],
    ["/de/programm/x/1", "application/x-www-form-urlencoded"],
    ["/de/user/login", "multipart/form-data; boundary=x"],
  ])("is refused at %s as %s", async (path, type) => {
    const answer = await call(path, post(type, most + 1));
    expect([answer.status, (await answer.json<{ detail: string }>()).detail]).toEqual([
      413,
      `The body is larger than ${most} bytes`,
    ]);
  });

  it("is refused by its stated length alone, and by what really arrives without one", async () => {
    const stated = await call("/de/programm/x/1", post("text/plain", 1, { "content-length": String(most + 1) }));
    expect(stated.status).toBe(413);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const endless = await call("/de/programm/x/1", { method: "POST", headers: { origin }, body });
    expect(endless.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  const tenMegabytes = 10 * 1024 * 1024;

  it.each([
    ["/de/forms/kontakt/1", "Das ist zu groß für uns"],
    ["/en/forms/contact/1", "That is too large for us"],
  ])("is refused with a page to read where a form takes files: %s", async (path, words) => {
    const type = "multipart/form-data; boundary=x";
    // The largest file, and a megabyte for what the form says besides.
    expect((await call(path, post(type, tenMegabytes + 1024 * 1024))).status).toBe(200);
    const answer = await call(path, post(type, tenMegabytes + 1024 * 1024 + 1));
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
    expect(text).toContain(words);
    expect(text).toContain('href=""');
  });

  it("is refused with a problem where a call takes files", async () => {
    const answer = await call(
      "/de/api/temp-files/",
      post("multipart/form-data; boundary=x", tenMegabytes + 1024 * 1024 + 1),
    );
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([413, "payload_too_large"]);
  });

  it("is refused only because of this step; what fits arrives whole", async () => {
    const type = "application/x-www-form-urlencoded";
    expect(await (await unlimited("/de/programm/x/1", post(type, most + 1))).text()).toContain(String(most + 1));
    expect(await (await call("/de/programm/x/1", post(type, most))).text()).toContain(String(most));
  });
});
