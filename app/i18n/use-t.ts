import { use, useMemo } from "react";
import { defaultLocale } from "~/domain/locale/locales";
import type { Catalog } from "./catalog";
import { useLocale } from "./locale-context";
import type { MessageKey, Namespace } from "./namespaces";
import { translateKey, type Messages, type Translation, type Values } from "./translator";

export interface Translate<N extends Namespace> {
  (key: MessageKey<N>, values?: Values): string;
  /** The text together with the language it is in, where that is not the page's. */
  full: (key: MessageKey<N>, values?: Values) => Translation;
}

function useMessages(catalog: Catalog, lang: string, namespace: Namespace): Messages | null {
  const messages = catalog.get(lang, namespace);
  return messages instanceof Promise ? use(messages) : messages;
}

/** Texts of one namespace in the page's language. Suspends while the browser loads the namespace. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const { lang, catalog } = useLocale();
  const own = useMessages(catalog, lang, namespace);
  // A complete language never loads the default one; an incomplete one fills its gaps from it.
  const complete = own !== null && isComplete(lang);
  const fallback = useMessages(catalog, complete ? lang : defaultLocale, namespace);
  return useMemo(() => {
    const full = (key: MessageKey<N>, values?: Values) =>
      translateKey(own ?? undefined, fallback ?? undefined, lang, values ? [key, values] : [key]);
    return Object.assign((key: MessageKey<N>, values?: Values) => full(key, values).text, { full });
  }, [own, fallback, lang]);
}

/** Languages whose files a test proves to hold every key, so that the browser need not load German too. */
const completeLanguages = new Set(["de", "en"]);
function isComplete(lang: string): boolean {
  return completeLanguages.has(lang);
}
