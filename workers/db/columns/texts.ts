import type { RichTextNode } from "~/domain/common/schema";
import { defaultLocale, translate, type LocaleCode, type Translated } from "~/domain/locale/locales";

/** Picks texts of one language and remembers which fields had none. */
export interface Texts {
  lang: LocaleCode;
  /** The text in the wanted language; otherwise in another one, and `field` is remembered. */
  text(field: string, value: Translated | null | undefined): string;
  /** The same for rich text; null if there is none in any language. */
  rich(field: string, value: Record<string, RichTextNode> | null | undefined): RichTextNode | null;
  /** The remembered fields, each once. */
  fallback(): string[];
}

/** Texts of one record, for its `fallback` list. */
export function textsIn(lang: LocaleCode): Texts {
  const fallen = new Set<string>();
  return {
    lang,
    text(field, value) {
      const found = translate(value, lang);
      if (found.lang) fallen.add(field);
      return found.value;
    },
    rich(field, value) {
      const exact = value?.[lang];
      if (exact) return exact;
      const other = value?.[defaultLocale] ?? Object.values(value ?? {})[0];
      if (other) fallen.add(field);
      return other ?? null;
    },
    fallback: () => [...fallen],
  };
}

/** A record with a translated name, as JSON of a query. */
export interface StoredRef {
  id: number;
  slug: string;
  name: Translated;
}

/** Records with translated names for one language; `field` is remembered if any falls back. */
export function refsIn(
  texts: Texts,
  field: string,
  refs: readonly StoredRef[],
): { id: number; slug: string; name: string }[] {
  return refs.map(({ id, slug, name }) => ({ id, slug, name: texts.text(field, name) }));
}
