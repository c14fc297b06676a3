import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { plainPage } from "../../http/plain-page";

type Text = (keys: string) => string;

// Not in the message files: the page that would have them could not be made.
const texts: Record<LocaleCode, { title: string; text: Text; without: string }> = {
  de: {
    title: "Diese Angabe verstehen wir nicht",
    text: (keys) => `In der Adresse steht etwas, das wir nicht lesen können: ${keys}.`,
    without: "Ohne diese Angabe öffnen",
  },
  en: {
    title: "We cannot read this part of the address",
    text: (keys) => `Something in the address means nothing to us: ${keys}.`,
    without: "Open it without that",
  },
};

export interface Malformed {
  lang: LocaleCode;
  nonce: string;
  /** Keys of the site's own, not words of the visitor's. */
  keys: readonly string[];
  /** The same address without them. */
  without: string;
}

/** Names what is wrong with a page's address, and leads to the page without it. Status 400, never stored. */
export function malformedPage({ lang, nonce, keys, without }: Malformed): Response {
  const known = texts[lang] ? lang : defaultLocale;
  const words = texts[known] ?? { title: "400", text: (named: string) => named, without };
  const link = { href: without.replaceAll("&", "&amp;").replaceAll('"', "&quot;"), text: words.without };
  return plainPage({ lang: known, nonce, title: words.title, text: words.text(keys.join(", ")), link }, 400);
}
