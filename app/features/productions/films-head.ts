import type { LocaleCode } from "~/domain/locale/locales";
import { houseCatalog } from "~/i18n/catalog";
import { translateKey, type Messages } from "~/i18n/translator";
import type { MessageKey } from "~/i18n/namespaces";

/** Title and description of the list, made on the server: a document's head has no hooks. */
export function filmsHead(lang: LocaleCode): { title: string; description: string } {
  const found = houseCatalog.get(lang, "productions");
  const messages: Messages = found && !(found instanceof Promise) ? found : {};
  const text = (key: MessageKey<"productions">) => translateKey(messages, undefined, lang, [key]).text;
  return { title: text("films.title"), description: text("films.description") };
}
