import type { i18n } from "i18next";
import type { LocaleCode } from "~/domain/locale/locales";
import type { MessageKey, Namespace } from "./namespaces";

export type Values = Readonly<Record<string, string | number>>;

/** A text and, if it is not in the wanted language, the language it is in. */
export interface Translation {
  text: string;
  lang?: LocaleCode;
}

export interface Translate<N extends Namespace> {
  (key: MessageKey<N>, values?: Values): string;
  /** The text together with the language it is in, where that is not the wanted one. */
  full: (key: MessageKey<N>, values?: Values) => Translation;
}

/**
 * The texts of a namespace in a language, else in the default language. A key that no language knows comes
 * back as itself: visible in development, harmless on a page.
 */
export function translator<N extends Namespace>(texts: i18n, lang: LocaleCode, ns: N): Translate<N> {
  const plain = { lng: lang, ns, skipInterpolation: true };
  // A value is a value: it refers to no other text.
  const options = (values: Values | undefined) =>
    values
      ? {
          lng: lang,
          ns,
          nest: false,
          replace: values,
          ...(typeof values.count === "number" && { count: values.count }),
        }
      : plain;
  const full = (key: MessageKey<N>, values?: Values): Translation => {
    const { res, usedLng } = texts.t(key, { ...options(values), returnDetails: true });
    return usedLng === lang || res === key ? { text: res } : { text: res, lang: usedLng };
  };
  const fixed = new Map<string, string>();
  /** A text without values is looked up once: a list asks for it with every row. */
  const constant = (key: MessageKey<N>): string => {
    const text = fixed.get(key) ?? texts.t(key, plain);
    if (text !== key) fixed.set(key, text);
    return text;
  };
  const t = (key: MessageKey<N>, values?: Values) => (values ? texts.t(key, options(values)) : constant(key));
  return Object.assign(t, { full });
}
