import { isSafeLink } from "../links/links";

/**
 * An HTML block of the site settings, reduced to what may stand in a footer. Never HTML again: the
 * page builds its own elements from this tree.
 */
export interface SafeNode {
  tag: SafeTag | "text";
  text?: string;
  href?: string;
  src?: string;
  alt?: string;
  children?: SafeNode[];
}

const tags = ["p", "br", "a", "strong", "em", "ul", "ol", "li", "h2", "h3", "h4", "span", "img"] as const;
export type SafeTag = (typeof tags)[number];

const synonyms: Record<string, SafeTag> = { b: "strong", i: "em", div: "p" };
const empty = new Set<string>(["br", "img"]);
/** Elements whose content is not text for people: dropped with everything inside. */
const dropped = /<(script|style|template|iframe|object|noscript|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  copy: "©",
  ndash: "–",
  mdash: "—",
  euro: "€",
  middot: "·",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(attribute))
    found.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ""));
  return found;
}

/** Pictures come from the house's own media folder only: no other site learns who reads a page. */
const ownPicture = (src: string | undefined): src is string => src !== undefined && /^\/(?![\\/])/.test(src);

function elementFor(tag: SafeTag, source: string): SafeNode | null {
  const attributes = attributesOf(source);
  if (tag === "img") {
    const src = attributes.get("src");
    return ownPicture(src) ? { tag, src, alt: attributes.get("alt") ?? "" } : null;
  }
  if (tag === "a") {
    const href = attributes.get("href")?.trim();
    return href && isSafeLink(href) ? { tag, href, children: [] } : { tag: "span", children: [] };
  }
  return empty.has(tag) ? { tag } : { tag, children: [] };
}

function knownTag(name: string): SafeTag | undefined {
  const lower = name.toLowerCase();
  return synonyms[lower] ?? tags.find((tag) => tag === lower);
}

/**
 * Reads an HTML block into a tree of allowed elements. Unknown elements vanish but their text
 * stays; scripts, styles and embeds vanish entirely; links that are not plain links become text.
 * Total: any text gives a tree.
 */
export function parseSafeHtml(html: string): SafeNode[] {
  const root: SafeNode = { tag: "span", children: [] };
  const open: { node: SafeNode; tag: SafeTag }[] = [];
  const append = (node: SafeNode) => (open.at(-1)?.node ?? root).children?.push(node);
  for (const [whole, name, attributes = ""] of html.replace(dropped, "").matchAll(token)) {
    if (whole.startsWith("<!--")) continue;
    if (!name) {
      const text = decode(whole);
      if (text.trim() || text === " ") append({ tag: "text", text });
      continue;
    }
    const tag = knownTag(name);
    if (!tag) continue;
    if (whole.startsWith("</")) {
      const at = open.findLastIndex((entry) => entry.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const node = elementFor(tag, attributes);
    if (!node) continue;
    append(node);
    if (node.children && open.length < 12) open.push({ node, tag });
  }
  return root.children ?? [];
}
