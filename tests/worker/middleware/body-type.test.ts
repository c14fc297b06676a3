import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { bookingAction } from "~/features/booking/form/booking-action.server";
import { cartAction } from "~/features/shop/cart/cart-action.server";
import { caller, origin } from "../../support/edge";

const token = "a".repeat(40);

/** The action of the route that is asked, as React Router runs it; what it throws is its answer. */
async function renderPage(request: Request, context: RouterContextProvider): Promise<Response> {
  const url = new URL(request.url);
  const action = url.pathname.endsWith("/warenkorb") ? cartAction : bookingAction;
  const args: LoaderFunctionArgs = { request, context, params: { lang: "de", id: "1961" }, url, pattern: url.pathname };
  try {
    await action(args);
    return new Response(null, { status: 200 });
  } catch (thrown) {
    if (typeof thrown === "object" && thrown !== null && "init" in thrown)
      return new Response(null, thrown.init as ResponseInit);
    throw thrown;
  }
}
const call = caller({ renderPage });
const unguarded = caller({ renderPage, without: "bodyType" });

const send = (method: string, type: string | undefined, body: BodyInit = '{"url":"/de/x"}') => ({
  method,
  headers: {
    origin,
    cookie: `csrftoken=${token}`,
    "x-csrftoken": token,
    "idempotency-key": "0b54c1f2-body-type",
    ...(type !== undefined && { "content-type": type }),
  },
  // Bytes, so that the runtime adds no type of its own.
  body: typeof body === "string" ? new TextEncoder().encode(body) : body,
});

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe("a body of a type that is not read", () => {
  const calls = [
    ["POST", "/de/api/shop/cart/"],
    ["PATCH", "/de/api/shop/cart/1961/"],
    ["PUT", "/de/api/shop/cart/1961/seats/"],
    ["POST", "/api/dashboard-error-log/"],
    ["POST", "/api/auth/sign-in/email"],
  ] as const;
  const types = [
    "text/plain",
    "text/x-application/json",
    "application/+json",
    "application/xml",
    "application/jsonp",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    undefined,
  ];

  it.each(calls.flatMap(([method, path]) => types.map((type) => [method, path, type] as const)))(
    "%s %s as %s is a 415 that says what is read",
    async (method, path, type) => {
      const answer = await call(path, send(method, type));
      expect([answer.status, await answer.json()]).toEqual([
        415,
        expect.objectContaining({ code: "unsupported_media_type", detail: "Calls of the API send application/json" }),
      ]);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it.each([
    "application/json; charset=utf-16",
    'application/json; charset="iso-8859-1"',
    "application/json;  charset=latin1",
    "application/json; charset=utf-80",
    "application/json; charset=xutf-8",
  ])("in another encoding than UTF-8 (%s) is a 415, and only because of this step", async (type) => {
    expect((await call("/api/dashboard-error-log/", send("POST", type))).status).toBe(415);
    expect((await unguarded("/api/dashboard-error-log/", send("POST", type))).status).toBe(204);
  });

  it("is no problem in UTF-8 by any name, nor where there is no body", async () => {
    const builtOnIt = ["application/problem+json", "application/vnd.kino-x+json"];
    const utf8 = ["application/json", "application/json; charset=utf-8", "application/json;  charset=UTF8"];
    for (const type of [...utf8, 'Application/JSON;charset="UTF-8"', ...builtOnIt])
      // oxlint-disable-next-line no-await-in-loop
      expect((await call("/api/dashboard-error-log/", send("POST", type))).status).toBe(204);
    const { headers } = send("POST", undefined);
    expect((await call("/de/api/shop/cart/", { method: "DELETE", headers })).status).toBe(204);
    expect((await call("/de/api/shop/cart/extend/", { method: "POST", headers })).status).toBe(409);
    const typed = { ...headers, "content-type": "text/plain" };
    expect((await call("/de/api/shop/cart/", { method: "DELETE", headers: typed })).status).toBe(204);
    const empty = { method: "POST", headers, body: new Uint8Array() };
    expect((await call("/de/api/shop/cart/extend/", empty)).status).toBe(409);
  });

  it("is a 415 where a call takes files, unless they come as a form does", async () => {
    const path = "/de/api/temp-files/";
    for (const type of ["application/json", "text/x-multipart/form-data", "multipart/form-data-x"]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await call(path, send("POST", type));
      expect([answer.status, await answer.json()]).toEqual([
        415,
        expect.objectContaining({ detail: "This call takes multipart/form-data" }),
      ]);
    }
    for (const type of ["multipart/form-data; boundary=x", "Multipart/Form-Data"])
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(path, send("POST", type))).status).not.toBe(415);
  });

  it("is a 415 also by the contract alone, never a failure of the house", async () => {
    for (const [method, path] of calls.slice(0, 4)) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await unguarded(path, send(method, "text/plain"))).status).toBe(415);
    }
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("a page's form that is none", () => {
  it.each(
    ["/de/programm/x/1961", "/de/warenkorb"].flatMap((path) =>
      ["application/json", "text/plain", undefined, "multipart/form-data; boundary=x", "multipart/form-data"].map(
        (type) => [path, type] as const,
      ),
    ),
  )("at %s as %s is a 400, and nothing in the log", async (path, type) => {
    expect((await call(path, send("POST", type))).status).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  });

  it("in another encoding is a 415", async () => {
    for (const charset of ["charset=utf-16", "charset = utf-16"]) {
      const type = `application/x-www-form-urlencoded; ${charset}`;
      // oxlint-disable-next-line no-await-in-loop
      expect((await call("/de/warenkorb", send("POST", type, "intent=clear"))).status).toBe(415);
    }
  });
});
