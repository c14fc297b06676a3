import { afterEach, describe, expect, it, vi } from "vitest";
import { caller, htmlPage } from "../../support/edge";

/** Types of the bindings know the address of the local configuration only. */
const addressed = (address: string) => ({ SITE_ORIGIN: address as Env["SITE_ORIGIN"] });
const renderPage = () => Promise.resolve(htmlPage("page", "n"));
const paths = ["/de", "/api/csrf/", "/media/none"];

describe("a site whose SITE_ORIGIN still is localhost", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(paths)(
    "serves nobody from elsewhere at %s, says why in the log, and only because of this step",
    async (path) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const answer = await caller({ renderPage })(`https://kino.example${path}`);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
        level: "error",
        event: "misconfigured",
        request_id: answer.headers.get("x-request-id"),
      });
      expect((await caller({ renderPage, without: "siteOrigin" })(`https://kino.example${path}`)).status).not.toBe(503);
    },
  );

  it.each(["https://notlocalhost", "https://localhost.example", "https://127.0.0.1.example"])(
    "takes %s for no name of this machine",
    async (address) => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      expect((await caller({ renderPage })(`${address}/de`)).status).toBe(503);
    },
  );

  it.each(["", "not an address"])("counts %j as localhost", async (address) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await caller({ renderPage }, addressed(address))("https://kino.example/de")).status).toBe(503);
  });

  it.each(["http://localhost:8787", "http://127.0.0.1:8788", "http://[::1]:8787", "http://kasch.localhost"])(
    "is served at %s as ever",
    async (address) => expect((await caller({ renderPage })(`${address}/de`)).status).toBe(200),
  );

  it("is served everywhere once the address is set", async () => {
    const call = caller({ renderPage }, addressed("https://kino.example"));
    expect((await call("https://kino.example/de")).status).toBe(200);
  });
});
