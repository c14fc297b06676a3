import { defaultLocale, foundIn } from "~/domain/locale/locales";
import {
  addressesPerPage,
  addressKinds,
  type Address,
  type AddressCount,
  type AddressKind,
} from "~/domain/site/addresses-schema";
import { localizedPath } from "~/i18n/locale-context";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The part of a sitemap that holds a page of a kind: "events-2". */
const partOf = (kind: AddressKind, page: number): string => `${kind}-${page}`;

/** Kind and page of a part; null for what is none. */
export function readPart(name: string): { kind: AddressKind; page: number } | null {
  const [, kind, page] = /^(\w+)-([1-9]\d{0,3})$/.exec(name) ?? [];
  const known = addressKinds.find((each) => each === kind);
  return known ? { kind: known, page: Number(page) } : null;
}

const lastOf = (changed: string | null): string => (changed ? `<lastmod>${changed}</lastmod>` : "");

/** A sitemap index (sitemaps.org 0.9) over the parts of every kind. `base`: address of a part without its name. */
export function sitemapIndex(counts: readonly AddressCount[], base: string): string {
  const entries = counts.flatMap(({ kind, count, changed }) =>
    Array.from({ length: Math.ceil(count / addressesPerPage) }, (_, index) => {
      const loc = `<loc>${escaped(base + partOf(kind, index + 1))}</loc>`;
      return `<sitemap>${loc}${lastOf(changed)}</sitemap>`;
    }),
  );
  return `${declaration}<sitemapindex ${schema}>${entries.join("")}</sitemapindex>\n`;
}

/** A part of a sitemap: every address in each of its languages, which name each other, with its last change where it is known. */
export function sitemapPart(addresses: readonly Address[], origin: string): string {
  const inLanguage = (path: string, code: string): string => escaped(new URL(localizedPath(path, code), origin).href);
  const entries = addresses.flatMap(({ path, changed, written_in }) => {
    const codes = foundIn(written_in);
    const [first = defaultLocale] = codes;
    const others = [...codes.map((code) => [code, code] as const), ["x-default", first] as const]
      .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${inLanguage(path, code)}"/>`)
      .join("");
    const last = lastOf(changed);
    return codes.map((code) => `<url><loc>${inLanguage(path, code)}</loc>${last}${others}</url>`);
  });
  return `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>\n`;
}
