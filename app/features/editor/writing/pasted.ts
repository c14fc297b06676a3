/*
 * What comes from Word, Docs and LibreOffice by the clipboard keeps its lists, headings, links, bold and italic words.
 * The schema of the text drops everything else; here is what those programs write in ways of their own.
 */

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean => fontWeight === "bold" || Number(fontWeight) >= 600;

/** Moves everything in an element into another. */
function pour(from: Element, into: Node): void {
  while (from.firstChild) into.appendChild(from.firstChild);
}

/** Puts an element's children into another that takes its place. */
function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  pour(element, other);
  element.parentNode?.replaceChild(other, element);
  return other;
}

/** Leaves an element's children where it stood. */
function unwrap(element: Element): void {
  const content = element.ownerDocument.createDocumentFragment();
  pour(element, content);
  element.parentNode?.replaceChild(content, element);
}

/** Puts everything in an element into another within it. */
function wrapWords(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  pour(element, other);
  element.appendChild(other);
}

/** Docs wraps everything in a bold element that is not bold, and says bold and italic by styles. */
function styledWords(body: Element): void {
  for (const element of body.querySelectorAll<HTMLElement>("b, strong"))
    if (element.style.fontWeight === "normal" || element.style.fontWeight === "400") unwrap(element);
  for (const element of body.querySelectorAll<HTMLElement>("span[style]")) {
    if (isBold(element.style)) wrapWords(element, "strong");
    if (element.style.fontStyle === "italic") wrapWords(element, "em");
  }
}

const wordLevel = (paragraph: HTMLElement): number =>
  Number(/mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);

/** The sign that Word writes before the words of an entry; it says which kind of list it is. */
function takeSign(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector<HTMLElement>(
    'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]',
  );
  const sign = marker?.textContent?.replaceAll("\u00A0", " ").trim() ?? "";
  marker?.remove();
  return sign;
}

const isNumbered = (sign: string): boolean => /^\(?[\dA-Za-z]{1,4}[.)]/.test(sign);

/** Word's lists are paragraphs with a level: they become lists, one within the other. */
function wordLists(body: Element): void {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const level = wordLevel(paragraph);
    if (level === 0 || paragraph.previousElementSibling !== open[0]?.list) open = [];
    if (level === 0) continue;
    const sign = takeSign(paragraph);
    open = open.filter((list) => list.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(isNumbered(sign) ? "ol" : "ul");
      const within = current?.list.lastElementChild;
      if (within) within.appendChild(list);
      else paragraph.parentNode?.insertBefore(list, paragraph);
      current = { list, level };
      open.push(current);
    }
    const entry = body.ownerDocument.createElement("li");
    current.list.appendChild(entry);
    entry.appendChild(rename(paragraph, "p"));
  }
}

/** The highest heading that a text within a page may have is the second. */
function headings(body: Element): void {
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h5, h6")) rename(heading, "h4");
}

/** Empty paragraphs and lines between blocks keep distance elsewhere; here the page does. */
function emptyLines(body: Element): void {
  for (const line of body.querySelectorAll("br"))
    if (line.parentNode === body && /^(P|UL|OL|H\d)$/.test(line.previousElementSibling?.tagName ?? "")) line.remove();
  for (const paragraph of body.querySelectorAll("p"))
    if (paragraph.textContent?.replaceAll("\u00A0", " ").trim() === "" && !paragraph.querySelector("br + br"))
      paragraph.remove();
}

/** What would run is not even read: a policy that refuses it would say so. */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ""));

/** HTML from a clipboard as the text's schema understands it. */
export function cleanPaste(html: string): string {
  // A document of its own, in which nothing is applied, run or fetched.
  const template = document.createElement("template");
  template.innerHTML = withoutHandlers(html);
  const body = template.content.ownerDocument.createElement("div");
  body.appendChild(template.content);
  for (const element of body.querySelectorAll("style, script, meta, title, link, xml, o\\:p, img, table colgroup"))
    element.remove();
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", link.getAttribute("href")?.trim() ?? "");
  wordLists(body);
  styledWords(body);
  headings(body);
  emptyLines(body);
  return body.innerHTML;
}
