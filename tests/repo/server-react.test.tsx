import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Suspense, use, type ReactNode } from "react";
import type * as Server from "react-dom/server";
import { expect, test } from "vitest";
import { reactInOneGo } from "../../scripts/server-react.ts";

const require = createRequire(import.meta.url);
const file = require
  .resolve("react-dom/server.edge")
  .replace("server.edge.js", "cjs/react-dom-server.edge.production.js");
const source = readFileSync(file, "utf8");

/** A library by its source. */
function loaded(code: string): Pick<typeof Server, "renderToReadableStream"> {
  const module = { exports: {} as typeof Server };
  // oxlint-disable-next-line no-implied-eval -- what is built is what is read here
  new Function("module", "exports", "require", code)(module, module.exports, createRequire(file));
  return module.exports;
}

/** What comes late. Made outside of rendering: React for tests makes elements otherwise than the one of workers. */
const Late = ({ content }: { content: Promise<ReactNode> }) => use(content);
async function late(isTime: Promise<void>, text: string): Promise<ReactNode> {
  await isTime;
  return <em title={`${text} "quoted" & <odd>`}>{text}</em>;
}

/** All that a page has: names and values, words of several bytes, what is longer than a buffer, what comes late. */
const page = (isTime: Promise<void>): ReactNode => (
  <html lang="de">
    <head>
      <title>Über uns · 🎬</title>
    </head>
    <body>
      <input type="checkbox" defaultChecked aria-label={"Wärme & „Licht“ <b>"} style={{ fontSize: 12, color: "red" }} />
      <a href="/de/programm?tag=2&q=%C3%A4">{"<script>"}</a>
      <textarea defaultValue={"\nzwei\nZeilen"} />
      <p>
        {"ä🎬".repeat(5_000)} {1} {"two"}
      </p>
      {Array.from({ length: 40 }, (_, at) => (
        <Suspense key={at} fallback={<i>…</i>}>
          <Late content={late(isTime, `spät ${at} ${"x".repeat(at * 40)}`)} />
        </Suspense>
      ))}
      <div dangerouslySetInnerHTML={{ __html: "<svg viewBox='0 0 1 1'/>" }} />
    </body>
  </html>
);

/** The bytes of a page once all of it is there, and in how many parts they came. */
async function written({ renderToReadableStream }: Pick<typeof Server, "renderToReadableStream">) {
  const stream = await renderToReadableStream(page(Promise.resolve()), { bootstrapScriptContent: "start()" });
  await stream.allReady;
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return { bytes: Buffer.concat(parts).toString("latin1"), parts: parts.length };
}

test("React writes the same bytes in one go, in fewer parts", async () => {
  const [whole, ours] = [await written(loaded(source)), await written(loaded(reactInOneGo(source)))];
  expect(whole.bytes.length).toBeGreaterThan(40_000);
  expect(ours.bytes).toBe(whole.bytes);
  expect(ours.parts).toBeLessThan(whole.parts);
});

test("what comes late is written where it is waited for", async () => {
  const arriving = async (library: ReturnType<typeof loaded>) => {
    const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>();
    let text = "";
    for await (const part of await library.renderToReadableStream(page(isTime))) {
      text += Buffer.from(part).toString("latin1");
      // The first part waits for nothing that is late.
      goOn();
    }
    return text;
  };
  const [whole, ours] = [await arriving(loaded(source)), await arriving(loaded(reactInOneGo(source)))];
  for (const text of [whole, ours]) {
    expect(text).toContain("$RC(");
    expect(text).toMatch(/<\/body><\/html>$/);
  }
  const words = (text: string) => text.match(/sp\S+ \d+ x*/g)?.toSorted();
  expect(words(ours)).toHaveLength(80);
  expect(words(ours)).toEqual(words(whole));
});

test("a React that writes otherwise is not built", () => {
  expect(() => reactInOneGo(source.replaceAll("currentView = new Uint8Array(4096)", "currentView = view()"))).toThrow(
    "is there 0 times instead of 2",
  );
});
