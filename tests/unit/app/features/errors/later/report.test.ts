import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserReport } from "~/domain/site/browser-error";

const origin = "https://kino.example";
let sent: BrowserReport[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("window", { location: { origin, pathname: "/de/programm", search: "?name=Ada" } });
  vi.stubGlobal("document", { cookie: "csrftoken=token" });
  vi.stubGlobal("__BUILD_ID__", "build");
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push(await new Request(new URL(address, origin), init).json<BrowserReport>());
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The reports of a new document, where chance falls so. */
async function reportsWith(chance: number) {
  vi.resetModules();
  vi.spyOn(Math, "random").mockReturnValue(chance);
  return import("~/features/errors/later/report");
}

const errorAt = (line: number, message = "Ada cannot be read") =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at read (${origin}/assets/a.js:${line}:7)`,
  });

test("the first error of a document is reported for certain, and each once: its name and where, no word that somebody typed", async () => {
  const { reportError } = await reportsWith(0.99);
  await reportError(errorAt(1));
  await reportError(errorAt(1, "Bob cannot be read"));
  expect(sent).toEqual([
    { url: "/de/programm", error: { name: "TypeError", stack: ["/assets/a.js:1:7"], build: "build" } },
  ]);
});

test("of the errors after it one in ten is reported", async () => {
  const unlucky = await reportsWith(0.1);
  for (const line of [1, 2, 3]) await unlucky.reportError(errorAt(line));
  expect(sent).toHaveLength(1);
  const lucky = await reportsWith(0.09);
  for (const line of [1, 2, 3]) await lucky.reportError(errorAt(line));
  expect(sent).toHaveLength(4);
});
