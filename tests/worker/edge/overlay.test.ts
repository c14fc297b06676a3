import { describe, expect, it } from "vitest";
import { caller, htmlPage } from "../../support/edge";

const call = caller({ renderPage: async () => htmlPage("page", "n".repeat(22)) });

describe("a show asked for as an overlay", () => {
  it("is the programme, with all the rest of the query", async () => {
    const document = await call("/de/programm/metropolis/7?overlay=true&tag=2&utm_source=brief");
    expect([document.status, document.headers.get("location")]).toEqual([302, "/de/programm?tag=2&utm_source=brief"]);
    const data = await call("/en/programm/metropolis/7.data?overlay=true&tag=2&_routes=event");
    expect([data.status, data.headers.get("x-remix-redirect")]).toEqual([204, "/en/programm?tag=2"]);
    expect((await call("/en/programm/metropolis/7?overlay=true")).headers.get("location")).toBe("/en/programm");
    const asked = await call("/en/programm/metropolis/7?overlay=true", { method: "HEAD" });
    expect([asked.status, asked.headers.get("location")]).toEqual([302, "/en/programm"]);
  });

  it("is left where it is by whoever writes", async () => {
    const written = await call("/de/programm/metropolis/7?overlay=true", { method: "POST" });
    expect(written.status).not.toBe(302);
    expect(written.headers.get("location")).toBeNull();
  });

  it.each(["/de/programm/metropolis/7?overlay=maybe", "/de/alle-filme/metropolis/7?overlay=true"])(
    "is not meant by %s",
    async (path) => expect((await call(path)).status).toBe(200),
  );
});
