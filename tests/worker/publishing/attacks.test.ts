import { Parser } from "htmlparser2";
import { beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "~/domain/editing/operations";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { definitions } from "~/modules/definitions";
import { wrongOperations } from "../../../workers/publishing/judge";
import { changePage } from "../../../workers/publishing/change-page";
import { publish } from "../../../workers/publishing/publish";
import { asking, documentWith, draftOf, emptyHouse, publishedPage, staff, step } from "../../support/editing";
import { editors } from "../../support/editors";
import { saveSettings } from "../../support/house";
import { sitePages } from "../../support/site-pages";

/** What runs, if it ever stands where an address or a document is read. */
const addresses = [
  "javascript:alert(31337)",
  " JaVaScRiPt:alert(31337)",
  "java\nscript:alert(31337)",
  "\u0001javascript:alert(31337)",
  "vbscript:msgbox(31337)",
  "data:text/html,<script>alert(31337)</script>",
];
const elsewhere = ["//evil.example/31337", "/\\evil.example/31337", "/\t/evil.example/31337"];
const markup = [
  "<script>alert(31337)</script>",
  "</script><script>alert(31337)</script>",
  '"><img src=x onerror=alert(31337)>',
  "' onmouseover='alert(31337)",
  '<iframe srcdoc="<script>alert(31337)</script>"></iframe>',
  "<svg/onload=alert(31337)>",
];
const attacks = [...addresses, ...elsewhere, ...markup];

type Path = (string | number)[];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a value holds texts. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** The value with another one at a path. */
function replaced(value: unknown, [key, ...rest]: Path, text: unknown): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === key ? replaced(inner, rest, text) : inner));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, text) };
}

const linked = (href: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }] }],
});

let count = 0;
const moduleOf = (type: string, props: Record<string, unknown>, version = 1): StoredModule => ({
  id: `a${(count += 1)}`,
  type,
  version,
  order: 0,
  props,
});

/** Every module with every attack in each of its texts, one at a time, and as the target of a link in rich text. */
const attacked = [...definitions.values()].flatMap((definition) => {
  const { type, sample, fields } = definition;
  return attacks.flatMap((attack) => {
    const texts = textsIn(sample).map((path) => replaced(sample, path, attack));
    const rich = Object.entries(fields)
      .filter(([, { kind }]) => kind === "rich-text")
      .map(([key]) => ({ ...sample, [key]: { de: linked(attack) } }));
    return [...texts, ...rich].map((props) => ({ attack, module: moduleOf(type, props as Record<string, unknown>) }));
  });
});

const empty: PageDocument = documentWith();
const place = { section: "s1", column: 0, after: null };
const inserting = (module: StoredModule): Operation => ({ op: "insert", module, place });
const isSaved = ({ module }: (typeof attacked)[number]) =>
  wrongOperations(definitions, [inserting(module)], empty).length === 0;
const isPublished = ({ module }: (typeof attacked)[number]) =>
  definitions.get(module.type)?.schema.safeParse(module.props).success === true;

const read = new Set(["href", "src", "action", "formaction", "poster", "data", "srcset", "xlink:href"]);

/** True for an attribute that would run, or lead to another site without saying so. */
function isDanger(key: string, value: string): boolean {
  if (key.startsWith("on") || key === "srcdoc") return true;
  const address = value.replaceAll(/[\s\p{Cc}]/gu, "");
  return read.has(key) && /^(?:javascript:|vbscript:|data:|[/\\]{2})/i.test(address);
}

const isScript = (name: string, { type = "" }: Record<string, string>): boolean =>
  name === "script" && type !== "application/ld+json" && type !== "application/json";

/** What of a document would run or lead to another site without saying so. */
function dangers(html: string, nonce: string): string[] {
  const found: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      for (const [key, value] of Object.entries(attributes))
        if (isDanger(key, value)) found.push(`${name} ${key}=${value}`);
      if (isScript(name, attributes) && attributes["nonce"] !== nonce) found.push("script of somebody else");
      if (name === "iframe" && attributes["src"]?.includes("31337")) found.push(`frame ${attributes["src"]}`);
    },
  }).end(html);
  return found;
}

const nonceOf = (response: Response) =>
  /'nonce-([\w-]+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "none";

// A page with hundreds of modules takes its time.
describe("what editors, or somebody in their name, write", { timeout: 120_000 }, () => {
  const { call, cookieOf } = editors(sitePages);
  const look = async (path: string, cookie = "") => {
    const response = await call(path, { headers: { cookie } });
    const html = await response.text();
    return { status: response.status, html, dangers: dangers(html, nonceOf(response)) };
  };

  beforeAll(async () => {
    await emptyHouse();
    await saveSettings();
  });

  it("finds the dangers that it looks for", () => {
    const page = `<script nonce="good">1</script><script>2</script><a href=" java&#10;script:x">a</a><img src=x onerror=y><a href="/&#9;/evil">b</a><p>javascript:</p>`;
    expect(dangers(page, "good").length).toBe(4);
  });

  it("is refused as an address that runs, also in a draft, and as one that leads elsewhere unsaid when it is published", () => {
    expect(attacked.length).toBeGreaterThan(800);
    const linkFields = new Set(["link", "button_link", "video_url"]);
    const isLink = ({ module, attack }: (typeof attacked)[number]) =>
      Object.entries(module.props).some(([key, value]) => linkFields.has(key) && value === attack);
    const links = attacked.filter(isLink);
    expect(links.length).toBeGreaterThan(50);
    const namesOf = (some: typeof attacked) => some.map(({ module, attack }) => `${module.type}: ${attack}`);
    expect(namesOf(links.filter((one) => addresses.includes(one.attack)).filter(isSaved))).toEqual([]);
    expect(namesOf(links.filter(isPublished))).toEqual([]);
  });

  it("never runs, neither in the draft nor on the page, whatever text, link, embed or code it stands in", async () => {
    const id = await publishedPage("/angriff", empty);
    // All that is an address, and of the markup a part that has every prop: the page has an end.
    const modules = attacked
      .filter(isSaved)
      .filter(({ attack }, index) => !markup.includes(attack) || index % 4 === 0)
      .map(({ module }) => module);
    expect(modules.length).toBeGreaterThan(400);
    const newer = attacks.map((attack) => moduleOf("link", { link: attack, link_text: { de: "neu" } }, 99));
    const written = await step(id, 0, [...modules, ...newer].map(inserting));
    expect(written.ok ? "" : written.detail).toBe("");
    const cookie = await cookieOf("editor");
    const draft = await look("/de/angriff?v=draft", cookie);
    expect([draft.status, draft.dangers]).toEqual([200, []]);
    expect(draft.html).toContain("31337");
    expect(draft.html).not.toContain(">neu<");

    const public_ = modules.filter((module) => isPublished({ attack: "", module }));
    const whole = documentWith(...public_);
    expect((await step(id, 1, [{ op: "replace", document: whole }])).ok).toBe(true);
    expect(await publish(asking(staff("ada"), Date.now()), id, { rev: 2 })).toMatchObject({ ok: true });
    const visitors = await look("/de/angriff");
    expect([visitors.status, visitors.dangers]).toEqual([200, []]);
    expect(visitors.html).toContain("31337");
    expect((await draftOf(id)).live?.seq).toBe(2);
  });

  it("never runs in the head of a page, in its address or its names", async () => {
    for (const [index, attack] of attacks.entries()) {
      const id = await publishedPage(`/kopf-${index}`, empty);
      const text = { de: attack, en: attack };
      const facts = {
        title: text,
        headline: text,
        meta_title: text,
        meta_description: text,
        og_title: text,
        og_description: text,
      };
      expect((await changePage(asking(staff("ada"), Date.now()), id, { ...facts, base_rev: 0 })).ok).toBe(true);
      expect(await changePage(asking(), id, { path: attack, base_rev: 1 })).toMatchObject({ code: "unprocessable" });
      const page = await look(`/de/kopf-${index}`);
      expect([page.status, page.dangers], attack).toEqual([200, []]);
    }
  });

  it("runs nothing as pasted code: its frame allows one script, which is the house's", async () => {
    const code = markup.join("\n");
    await publishedPage("/code", documentWith(moduleOf("html", { html_code: code })));
    const { html } = await look("/de/code");
    const frame = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "none";
    const answer = await call(frame);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'sha256-[^']+'(;|$)/);
    expect(policy).toMatch(/sandbox (?!.*allow-same-origin)/);
    expect(policy).toContain("default-src 'none'");
  });

  it("has no place in the names of sections and their looks", async () => {
    const id = await publishedPage("/abschnitt", empty);
    for (const attack of attacks)
      for (const values of [{ extra_class: attack }, { slug: attack }, { classes: [attack] }]) {
        const draft = await draftOf(id);
        await step(id, draft.rev, [{ op: "set_section", id: "s1", values }]);
      }
    const { status, dangers: found } = await look("/de/abschnitt?v=draft", await cookieOf("editor"));
    expect([status, found]).toEqual([200, []]);
  });
});
