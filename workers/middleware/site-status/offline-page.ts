import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { plainPage } from "../../http/plain-page";

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
  const page = { lang: known, nonce, title, text, link: { href: "", text: again } };
  return plainPage(page, 503, { "retry-after": "120" });
}
