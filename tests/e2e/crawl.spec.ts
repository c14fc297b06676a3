import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { Parser } from "htmlparser2";
import { expect, test } from "../support/e2e";

const atOnce = 6;
const messages = new URL("../../app/i18n/messages/", import.meta.url);

/** Every whole text of the interface in a language. */
function wordsOf(lang: string): string[] {
  const folder = new URL(`${lang}/`, messages);
  return readdirSync(folder).flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
  );
}

/** German texts of the interface that English has not, too. */
function onlyGerman(): Set<string> {
  const english = new Set(wordsOf("en"));
  return new Set(wordsOf("de").filter((text) => text.length > 4 && !text.includes("{{") && !english.has(text)));
}

interface PageFound {
  links: string[];
  /** Its address in every language, "de /de/haus", those of the head. */
  languages: string[];
  canonical: string;
  unlisted: boolean;
  /** What is written in the page's own language, as far as the markup says. */
  own: string[];
}

function read(html: string): PageFound {
  const found: PageFound = { links: [], languages: [], canonical: "", unlisted: false, own: [] };
  const open: { name: string; lang: string }[] = [];
  const silent = new Set(["script", "style", "template"]);
  const reader = new Parser({
    onopentag(name, { href = "", rel, hreflang, lang, content = "" }) {
      open.push({ name, lang: lang ?? open.at(-1)?.lang ?? "" });
      if (name === "a" && href) found.links.push(href);
      if (name === "link" && rel === "canonical") found.canonical = new URL(href).pathname;
      if (name === "link" && hreflang) found.languages.push(`${hreflang} ${new URL(href).pathname}`);
      if (name === "meta" && content.startsWith("noindex")) found.unlisted = true;
    },
    ontext(text) {
      if (open.some(({ name }) => silent.has(name)) || open.at(-1)?.lang !== open[0]?.lang) return;
      if (text.trim()) found.own.push(text.trim());
    },
    onclosetag: () => void open.pop(),
  });
  reader.write(html);
  reader.end();
  return found;
}

const pathOf = (address: string) => new URL(address).pathname;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => pathOf(address));

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get("/robots.txt")).text();
  const [index = ""] = robots.match(/(?<=Sitemap: ).+/g) ?? [];
  const parts = locations(await (await request.get(pathOf(index))).text());
  const lists = await Promise.all(parts.map(async (part) => locations(await (await request.get(part)).text())));
  return lists.flat();
}

interface Crawl {
  /** What was read, by address. */
  pages: ReadonlyMap<string, PageFound>;
  /** Addresses that were not answered with 200, and where they were found. */
  lost: string[];
}

/** Follows every link of ours from `start` on; of what a query makes, one choice at a time, and no further. */
async function crawl(request: APIRequestContext, site: string, start: readonly string[]): Promise<Crawl> {
  const from = new Map(start.map((path) => [path, "the start"]));
  const pages = new Map<string, PageFound>();
  const lost: string[] = [];

  function follow(href: string, path: string): string[] {
    const { origin, pathname, search, searchParams } = new URL(href, site + path);
    const address = pathname + search;
    if (origin !== site || searchParams.size > 1 || from.has(address)) return [];
    from.set(address, path);
    return [address];
  }

  async function visit(address: string): Promise<string[]> {
    const answer = await request.get(address, { maxRedirects: 0, timeout: 120_000 });
    if (answer.status() !== 200) {
      lost.push(`${answer.status()} ${address}, linked from ${from.get(address)}`);
      return [];
    }
    if (!answer.headers()["content-type"]?.includes("text/html")) return [];
    const page = read(await answer.text());
    pages.set(address, page);
    return address.includes("?") ? [] : page.links.flatMap((href) => follow(href, address));
  }

  let next = [...from.keys()];
  while (next.length > 0) {
    const found: string[] = [];
    for (let done = 0; done < next.length; done += atOnce)
      found.push(...(await Promise.all(next.slice(done, done + atOnce).map(visit))).flat());
    next = found;
  }
  return { pages, lost };
}

/** Where pages and the sitemap do not say the same of addresses and languages. */
function contradictions(named: readonly string[], pages: ReadonlyMap<string, PageFound>): string[] {
  const ofSitemap = named.flatMap((path) => {
    const page = pages.get(path);
    if (page?.unlisted) return [`the sitemap names ${path}, which asks not to be found`];
    return page?.canonical === path ? [] : [`${path} says it is ${page?.canonical}`];
  });
  const plain = [...pages].filter(([path, { unlisted }]) => !unlisted && !path.includes("?"));
  const ofLanguages = plain.flatMap(([path, { languages }]) =>
    languages
      .filter((alternate) => pages.get(alternate.split(" ")[1] ?? "")?.languages.join() !== languages.join())
      .map((alternate) => `${path} names ${alternate}, which does not name it`),
  );
  return [...ofSitemap, ...ofLanguages];
}

test("every link and the sitemap lead to a page at once, none in the words of another language", async ({
  request,
  baseURL,
}) => {
  // About a thousand pages.
  test.setTimeout(1_200_000);
  const named = await sitemap(request);
  expect(named.length).toBeGreaterThan(400);
  const { pages, lost } = await crawl(request, new URL(baseURL ?? "").origin, ["/de", ...named]);
  expect(lost).toEqual([]);
  expect(pages.size).toBeGreaterThan(named.length);
  expect(contradictions(named, pages)).toEqual([]);

  const german = onlyGerman();
  const germanOn = (lang: string) =>
    [...pages].flatMap(([path, { own }]) =>
      path.startsWith(`/${lang}`) ? own.filter((text) => german.has(text)).map((text) => `${text}: ${path}`) : [],
    );
  expect(germanOn("de").length).toBeGreaterThan(pages.size);
  expect(germanOn("en")).toEqual([]);
});
