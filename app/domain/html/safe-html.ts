import { Parser } from "htmlparser2";
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

const allowed = new Map<string, SafeTag>([
  ...tags.map((tag) => [tag, tag] as const),
  ["b", "strong"],
  ["i", "em"],
  ["div", "p"],
]);
const empty = new Set<SafeTag>(["br", "img"]);
/** Elements whose content is not text for people: dropped with everything inside. */
const dropped = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "noscript",
  "svg",
  "math",
  "textarea",
  "title",
]);

/** A block of a footer is a few hundred characters long; what follows after these is not read. */
const mostCharacters = 50_000;
/** Deeper elements are written beside each other. */
const mostLevels = 12;

/** Pictures come from the house's own media folder only: no other site learns who reads a page. */
const ownPicture = (src: string | undefined): src is string => src !== undefined && /^\/(?![\\/])/.test(src);

type Attributes = Readonly<Record<string, string>>;

function elementFor(tag: SafeTag, attributes: Attributes): SafeNode | null {
  if (tag === "img") {
    const { src, alt = "" } = attributes;
    return ownPicture(src) ? { tag, src, alt } : null;
  }
  if (tag === "a") {
    const href = attributes["href"]?.trim();
    return href && isSafeLink(href) ? { tag, href, children: [] } : { tag: "span", children: [] };
  }
  return empty.has(tag) ? { tag } : { tag, children: [] };
}

/**
 * Reads an HTML block into a tree of allowed elements. Unknown elements vanish but their text
 * stays; scripts, styles and embeds vanish entirely; links that are not plain links become text.
 * Total: any text gives a tree, in time that grows with its length; only its first 50,000 characters count.
 */
export function parseSafeHtml(html: string): SafeNode[] {
  const root: SafeNode[] = [];
  const open: { name: string; children: SafeNode[] }[] = [];
  let text = "";
  let hidden = 0;
  const append = (node: SafeNode) => (open.at(-1)?.children ?? root).push(node);
  const flush = () => {
    if (text.trim() || text === " ") append({ tag: "text", text });
    text = "";
  };
  const parser = new Parser({
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onopentag(name, attributes) {
      if (dropped.has(name)) hidden += 1;
      const tag = allowed.get(name);
      if (hidden > 0 || !tag) return;
      flush();
      const node = elementFor(tag, attributes);
      if (!node) return;
      append(node);
      if (node.children && open.length < mostLevels) open.push({ name, children: node.children });
    },
    onclosetag(name) {
      if (dropped.has(name)) hidden -= 1;
      if (hidden > 0 || !allowed.has(name)) return;
      flush();
      const at = open.findLastIndex((entry) => entry.name === name);
      if (at >= 0) open.length = at;
    },
  });
  parser.end(html.slice(0, mostCharacters));
  flush();
  return root;
}
