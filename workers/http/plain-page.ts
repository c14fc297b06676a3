import type { LocaleCode } from "~/domain/locale/locales";
import { plainTexts } from "~/server/plain-texts.server";

export interface PlainPage {
  lang: LocaleCode;
  nonce: string;
  /** What it says: the first part of its keys in `plain.json`. */
  says: "malformed" | "offline" | "too_large" | "unknown" | "busy" | "still_busy" | "preview_over";
  /** Words of the site's own, not of the visitor's. */
  values?: Record<string, string>;
  /** The way on. An empty address is this page's own. */
  href: string;
  /** The way on is a button that sends these there. */
  fields?: readonly (readonly [string, string])[];
}

const attribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function wayOn({ href, fields }: Pick<PlainPage, "href" | "fields">, words: string): string {
  if (!fields) return `<p><a href="${attribute(href)}">${words}</a></p>`;
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${attribute(name)}" value="${attribute(value)}">`,
  );
  return `<form method="post" action="${attribute(href)}">${hidden.join("")}<button>${words}</button></form>`;
}

/**
 * A page that needs nothing but itself: no data, no files, no scripts. Never stored. `headers` besides the type.
 * Its language is the default one where the wanted one does not have the words.
 */
export function plainPage(
  { lang, nonce, says, values, href, fields }: PlainPage,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const t = plainTexts(lang);
  const { text: title, lang: fallback = lang } = t.full(`${says}.title`);
  const html = `<!doctype html>
<html lang="${fallback}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --ground: #f6f2ea; --ink: #1b1a17 }
@media (prefers-color-scheme: dark) { :root { --ground: #16140f; --ink: #f3eee2 } }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 2rem; background: var(--ground); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 36rem; border-block-start: .5rem solid; padding-block-start: 1.5rem }
h1 { font-size: clamp(2rem, 8vw, 3.5rem); line-height: 1.05; margin: 0 0 1rem; font-stretch: condensed }
a { color: inherit; text-underline-offset: .2em; display: inline-block; padding-block: .75rem }
button { font: inherit; font-weight: 700; min-block-size: 3rem; padding-inline: 1.5rem; border: 0; background: var(--ink); color: var(--ground); cursor: pointer }
:focus-visible { outline: 3px solid; outline-offset: 3px }
</style>
</head>
<body><main><h1>${title}</h1><p>${t(`${says}.text`, values)}</p>${wayOn({ href, ...(fields && { fields }) }, t(`${says}.link`))}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
