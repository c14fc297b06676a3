import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";

// Not in the message files: this page is all there is when nothing else can be loaded.
const texts: Record<LocaleCode, { title: string; text: string; again: string }> = {
  de: {
    title: "Die Website ist gerade offline",
    text: "Wir arbeiten daran. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    again: "Neu laden",
  },
  en: { title: "Website offline", text: "We are working on it. Please try again in a few minutes.", again: "Reload" },
};

/** The page a visitor gets while the site is switched off. Status 503, never stored. */
export function offlinePage(lang: LocaleCode, nonce: string): Response {
  const known = texts[lang] ? lang : defaultLocale;
  const { title, text, again } = texts[known] ?? { title: "Website offline", text: "", again: "↻" };
  const html = `<!doctype html>
<html lang="${known}">
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
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": "120" },
  });
}
