import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { plainPage } from "../../http/plain-page";

// Not in the message files: pages have addresses, and this is said where there is none.
const texts: Record<LocaleCode, { title: string; text: string; home: string }> = {
  de: {
    title: "Das ist keine Adresse dieser Website",
    text: "Vielleicht ist beim Kopieren etwas dazugekommen oder verloren gegangen.",
    home: "Zur Startseite",
  },
  en: {
    title: "This is not an address of this website",
    text: "Perhaps something was added or lost when it was copied.",
    home: "To the home page",
  },
};

/** What a browser is shown at a path that means no address. Status 404, never stored. */
export function notAnAddress(lang: LocaleCode, nonce: string): Response {
  const known = texts[lang] ? lang : defaultLocale;
  const { title, text, home } = texts[known] ?? { title: "404", text: "", home: "/" };
  return plainPage({ lang: known, nonce, title, text, link: { href: `/${known}`, text: home } }, 404);
}
