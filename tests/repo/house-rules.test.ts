import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { paths } from "~/domain/site/pages";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sources = (folder: string, endings: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => endings.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), "utf8") }));

const offenders = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => relative(root, join(root, path)));

describe("the house", () => {
  const app = sources("app", /\.tsx?$/);
  const workers = sources("workers", /\.ts$/);

  it("names the Worker's types in exactly one file of the site", () => {
    expect(offenders(app, /from "[^"]*\bworkers\//)).toEqual(["app/api/calls.ts"]);
  });

  it("reads no clock inside the domain", () => {
    const domain = app.filter(({ path }) => path.startsWith("app/domain/"));
    expect(domain.length).toBeGreaterThan(10);
    expect(offenders(domain, /Date\.now\(|new Date\(\)|performance\.now\(/)).toEqual([]);
  });

  it("asks the house's locale before it writes a day: components do it by one hook", () => {
    const components = app.filter(({ path, text }) => path.endsWith(".tsx") || /\buse[A-Z]\w+\(/.test(text));
    expect(components.length).toBeGreaterThan(100);
    expect(offenders(components, /\bformat(Day|Month)\(/)).toEqual(["app/i18n/use-formats.ts"]);
  });

  it("writes raw HTML only where it is escaped by construction", () => {
    expect(offenders(app, /dangerouslySetInnerHTML/)).toEqual(["app/ui/InlineScript.tsx", "app/ui/JsonLd.tsx"]);
  });

  it("keeps the schema library out of the code visitors load", () => {
    const visitorCode = app.filter(
      ({ path }) => !/^app\/(domain|features\/editor\/|modules\/[^/]+\/definition\.ts)/.test(path),
    );
    expect(offenders(visitorCode, /from "(zod|@hono\/zod-openapi)"/)).toEqual([]);
    const values = /import (?!type)[^;]*from "~\/domain\/[^"]*\/schema"/;
    expect(offenders(visitorCode, values)).toEqual([]);
  });

  it("has rooms: no folder holds more files than one can look over", () => {
    const files = [...sources("app", /\w\.\w+$/), ...sources("workers", /\w\.\w+$/)].filter(
      ({ path }) => !/^workers\/(demo|db\/migrations)\/|\/(messages|fonts)\//.test(path),
    );
    const folders = Map.groupBy(files, ({ path }) => dirname(path));
    expect(folders.size).toBeGreaterThan(60);
    expect([...folders].filter(([, held]) => held.length > 25).map(([folder]) => folder)).toEqual([]);
  });

  it("has no registry address in the lock file, so that it installs anywhere", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain('"resolved"');
  });

  it("knows the paths of its pages in one place", () => {
    const segments = new Set(
      Object.values(paths)
        .map((path) => path.split("/")[1])
        .filter((s) => /^\w/.test(s ?? "")),
    );
    const literal = new RegExp(`(?:["'\`]|\\})/(?:${[...segments].join("|")})(?=["'\`/?#$])`);
    const code = [...app, ...workers]
      .filter(({ path }) => !/^workers\/demo|^app\/domain\/site\/pages\.ts$/.test(path))
      .map(({ path, text }) => ({ path, text: text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "") }));
    expect(literal.test('to={href("/programm")}')).toBe(true);
    expect(offenders(code, literal)).toEqual([]);
  });

  it("knows what is particular to a language from its file", () => {
    const particular = /[=!]== "(?:de|en)"|\b(?:de|en): (?:\w+[,} ]|["'`{(])/;
    const files = [...app, ...workers].filter(
      ({ path }) =>
        !/^workers\/demo\/|^app\/modules\/\w+\/definition\.ts$|^app\/domain\/pages\/choices\.ts$/.test(path),
    );
    expect(particular.test('lang === "en" ? "." : ","') && particular.test('{ de: "Min.", en: "min" }')).toBe(true);
    expect(offenders(files, particular)).toEqual([]);
  });

  it.each(["shop", "publishing"])("has commands of %s that know no HTTP", (room) => {
    const commands = workers.filter(({ path }) => path.startsWith(`workers/${room}/`));
    expect(commands.length).toBeGreaterThan(3);
    expect(offenders(commands, /from "hono|site\/cookies"|\b(?:Request|Response|Headers)\b/)).toEqual([]);
  });

  it("carries what is known of a request in one variable", () => {
    const other = /\bc\.(?:set|get)\("(?!facts"|db")/;
    expect(other.test('c.set("nonce", nonce)')).toBe(true);
    expect(offenders(workers, other)).toEqual([]);
  });

  it("remembers from one request to the next in one place", () => {
    const memory = /^(?:export )?(?:let |const .*= new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/m;
    const place = "workers/cache/shared.ts";
    const code = workers.filter(({ path }) => !path.startsWith("workers/demo/") && path !== place);
    expect(memory.test("const held = new WeakMap<KVNamespace, Held>();") && memory.test("let last = 0;")).toBe(true);
    expect(offenders(code, memory)).toEqual([]);
    expect(offenders(code, /new (?:SharedReads|SharedWork|Failures)\b|perBinding\(/).length).toBeGreaterThan(5);
  });

  it("uses nothing of React Router that browsers get it without", () => {
    const leftOut =
      /\b(clientLoader|viewTransition|useViewTransitionState|useBlocker|unstable_usePrompt|patchRoutes|_internalSetRoutes)\b|\bflushSync:/;
    expect(
      leftOut.test("export const clientLoader = () => 1;") && leftOut.test("navigate(to, { flushSync: true })"),
    ).toBe(true);
    expect(offenders(app, leftOut)).toEqual([]);
    // What a route brings later has none; the root is always there.
    expect(offenders(app, /\bclientMiddleware\b/)).toEqual(["app/root.tsx"]);
  });

  it("keeps a unit test where its file or folder would stand below tests/unit", () => {
    const places = new Set(
      [...sources("app", /\.\w+$/), ...sources("workers", /\.\w+$/)].flatMap(({ path }) => {
        const folders = path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
        return [...folders, path.replace(/\.\w+$/, "")];
      }),
    );
    const tests = sources("tests/unit", /\.tsx?$/).map(({ path }) => path);
    const strays = tests.filter((path) => !places.has(path.replace(/^tests\/unit\/|\.test\.tsx?$/g, "")));
    expect(tests.length).toBeGreaterThan(40);
    expect(strays).toEqual([]);
  });

  it("makes neither code nor expressions of what is typed", () => {
    expect(offenders([...app, ...workers], /\beval\(|new Function\(|setTimeout\(["'`]/)).toEqual([]);
    // Each of them is made of words of the house.
    expect(offenders([...app, ...workers], /\bRegExp\(/).toSorted()).toEqual([
      "app/domain/site/page-queries.ts",
      "app/features/editor/inline/sealed.ts",
      "app/routes/html-frame.ts",
      "workers/api/contract/query-keys.ts",
      "workers/backends/payments/stripe-keys.ts",
      "workers/media/kinds.ts",
    ]);
  });

  it("writes into SQL as text only words of its own", () => {
    const atWork = workers.filter(({ path }) => !path.startsWith("workers/demo/"));
    expect(offenders(atWork, /\bsql\.raw\(/)).toEqual([
      "workers/db/columns/page-words.ts",
      "workers/db/programme/event-facets.ts",
      "workers/db/programme/event-filters.ts",
      "workers/db/programme/productions.ts",
      "workers/db/search/find.ts",
      "workers/db/search/hits.ts",
      "workers/db/search/search-index.ts",
    ]);
    expect(offenders(atWork, /\.(prepare|exec)\(\s*`[^`]*\$\{/)).toEqual([
      "workers/box-office/forgetting.ts",
      "workers/box-office/tables.ts",
      "workers/db/gathered.ts",
    ]);
  });

  it("leaves to Math.random only what nobody has to be unable to guess", () => {
    expect(offenders([...app, ...workers], /Math\.random/).toSorted()).toEqual([
      "app/features/booking/widget/patience.ts",
      "app/features/errors/later/report.ts",
    ]);
  });

  it("calls nobody but those it names, and follows none of them elsewhere", () => {
    const calls = workers.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![.\w])(?<!async )(?:fetch|fetcher)\((?!\.\.\.)(?:[^()]|\([^()]*\))*\)/g)].map(
        ([call]) => ({ path, call }),
      ),
    );
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      "workers/auth/session.ts",
      "workers/backends/payments/stripe.ts",
      "workers/backends/proofs/turnstile.ts",
      "workers/backends/provider-cart.ts",
      "workers/http/remote-api.ts",
    ]);
    expect(calls.filter(({ call }) => !call.includes('redirect: "manual"'))).toEqual([]);
    expect(offenders(workers, /\bconnect\(\s*\{|cloudflare:sockets|new WebSocket\(/)).toEqual([]);
  });

  it("computes with the algorithms of docs/security.md and no others", () => {
    const names = /"(?:MD5|SHA-\d+|HMAC|Ed25519|ECDSA|ECDH|RSA[\w-]+|AES-\w+|PBKDF2|HKDF)"/g;
    const used = [...app, ...workers].flatMap(({ path, text }) =>
      (text.match(names) ?? []).map((name) => `${name} ${path}`),
    );
    const document =
      readFileSync(join(root, "docs/security.md"), "utf8").split("\n## Keys")[1]?.split("\n## ")[0] ?? "";
    const said = [...document.matchAll(/^\| `(\w+\/[^`]+)` +\| ([\w, -]+?) +\|/gm)].flatMap(([, path, names = ""]) =>
      names.split(", ").map((name) => `"${name}" ${path}`),
    );
    expect(said.length).toBeGreaterThan(5);
    expect([...new Set(used)].toSorted()).toEqual(said.toSorted());
  });

  it("gives no secret a fallback value", () => {
    expect(offenders(workers, /(SECRET|PASSWORD|TOKEN)\w*\s*(\?\?|\|\|)/)).toEqual([]);
  });
});
