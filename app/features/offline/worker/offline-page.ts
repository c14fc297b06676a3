import { defaultLocale, findLocale, localeOf, type LocaleCode } from "~/domain/locale/locales";
import { paths } from "~/domain/site/pages";
import type german from "~/i18n/messages/de/offline.json";
import type { Kept } from "./store";

type Messages = typeof german;
const files = import.meta.glob<Messages>("../../../i18n/messages/*/offline.json", { eager: true, import: "default" });
const textsIn = (lang: LocaleCode) => files[`../../../i18n/messages/${lang}/offline.json`];

/** Pages beside the programme that the page tells of. */
const mostTold = 8;

interface OfflinePage {
  /** Path of the page that does not arrive. */
  path: string;
  /** What can be read, the newest first. */
  kept: readonly Omit<Kept, "response">[];
  /** Path of the house's type, if that is here. */
  font?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** A connection that comes back loads the page again, unless somebody is on the way to another: a reload would take it from them. */
const script = `
let isLeft = false;
addEventListener("beforeunload", () => { isLeft = true });
addEventListener("online", () => { if (!isLeft) location.reload() });
`;

const week = 6 * 24 * 3_600_000;

function standOf(at: number, now: number, iso: string): string {
  const date = now - at > week ? ({ day: "numeric", month: "long" } as const) : ({ weekday: "long" } as const);
  return new Intl.DateTimeFormat(iso, { ...date, hour: "2-digit", minute: "2-digit" }).format(at);
}

const style = (font: string | undefined) => `
${font ? `@font-face { font-family: Archivo; src: url("${font}") format("woff2"); font-weight: 100 900; font-stretch: 62% 125% }` : ""}
:root { color-scheme: dark }
* { box-sizing: border-box; margin: 0 }
body { min-block-size: 100vh; padding: clamp(1rem, 4vw, 3rem); background: #0e1b17; color: #f3f5f0; font: 1.125rem/1.5 Archivo, system-ui, sans-serif }
main { max-inline-size: 60rem; margin-inline: auto }
.frame { --h: min(clamp(12rem, 40svh, 26rem), 84vw / 1.19); display: grid; place-items: center; inline-size: calc(var(--h) * 1.19); block-size: var(--h); margin: 0 auto 2rem; background: #f2c14b; color: #12201b; font: 700 calc(var(--h) * .5)/1 Archivo, system-ui, sans-serif; font-stretch: 62% }
.status { color: #f2c14b; font-weight: 640 }
h1 { margin-block: .3rem .8rem; font: 700 clamp(2rem, 7vw, 3.5rem)/1.05 Archivo, system-ui, sans-serif; font-stretch: 75%; text-wrap: balance }
h2 { margin-block: 2.5rem .5rem; font: 640 1.125rem/1.5 Archivo, system-ui, sans-serif }
p, ul { max-inline-size: 38rem }
ul { padding: 0; list-style: none }
li { border-block-start: 1px solid #2a433a }
a { color: inherit }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: .7rem; text-underline-offset: .2em }
li small { color: #a9b8b0 }
.retry { display: inline-block; margin-block-start: 1.5rem; padding: .8rem 1.4rem; background: #bfe6d2; color: #12201b; font-weight: 640; text-decoration: none }
:focus-visible { outline: 3px solid #f2c14b; outline-offset: 3px }
`;

/** A document for a page that does not arrive and was never read on this device: says so, and what can be read. */
export function offlinePage({ path, kept, font, now }: OfflinePage): Response {
  const lang = findLocale(path.split("/")[1])?.code ?? defaultLocale;
  const { iso } = localeOf(lang);
  const t = textsIn(lang) ?? textsIn(defaultLocale);
  if (!t) return Response.error();
  const programme = `/${lang}${paths.events}`;
  const isProgramme = ({ name }: { name: string }) => name === programme;
  const own = kept.filter(({ name }) => name === `/${lang}` || name.startsWith(`/${lang}/`));
  const told = [...own.filter(isProgramme), ...own.filter((page) => !isProgramme(page)).slice(0, mostTold)];
  const list = told.map(
    ({ name, title, at }) =>
      // Its title came out of a document, its name of an address that was parsed: neither has markup in it.
      `<li><a href="${name.replaceAll("&", "&amp;").replaceAll('"', "%22")}"><span>${title.replace(/ – [^–]*$/, "") || name}</span><small>${t.stand.replace("{{at}}", standOf(at, now, iso))}</small></a></li>`,
  );
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${textsIn(lang) ? iso : defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<style nonce="${nonce}">${style(font)}</style>
</head>
<body><main>
<div class="frame" aria-hidden="true">–––</div>
<p class="status">${t.status}</p><h1>${t.title}</h1><p>${t.text}</p>
<p><a class="retry" href="">${t.retry}</a></p>
${list.length > 0 ? `<h2>${t.kept}</h2><ul>${list.join("")}</ul>` : ""}
</main><script nonce="${nonce}">${script}</script></body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
