import type { i18n } from "i18next";
import { use } from "react";
import { I18nContext } from "react-i18next";
import { defaultLocale, findLocale, type LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "./locale-context";
import type { Namespace } from "./namespaces";
import { chunksOf } from "./text-chunks";
import { translator, type Translate } from "./translator";

/** Suspends while the browser loads what the namespace needs in the language. */
function useArrived(texts: i18n, lang: LocaleCode, namespace: Namespace): void {
  const chunks = chunksOf(texts);
  const own = chunks?.arrival(texts, lang, namespace);
  if (own) use(own);
  const fallback = own && findLocale(lang)?.isComplete ? null : chunks?.arrival(texts, defaultLocale, namespace);
  if (fallback) use(fallback);
}

const translators = new WeakMap<i18n, Map<string, unknown>>();

/** One translator for all that ask for the same, so that none looks up what another has found. */
function sharedTranslator<N extends Namespace>(texts: i18n, lang: LocaleCode, namespace: N): Translate<N> {
  const known = translators.get(texts) ?? new Map<string, unknown>();
  translators.set(texts, known);
  const key = `${lang} ${namespace}`;
  const own = (known.get(key) as Translate<N> | undefined) ?? translator(texts, lang, namespace);
  known.set(key, own);
  return own;
}

/**
 * Texts of one namespace in the page's language. Not `useTranslation`: the language is the page's and never
 * changes within one, and that hook prepares for changes with every call.
 */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const { lang } = useLocale();
  const { i18n: texts } = use(I18nContext);
  useArrived(texts, lang, namespace);
  return sharedTranslator(texts, lang, namespace);
}
