import type { LocaleCode } from "~/domain/locale/locales";
import { byPlace, createTexts, type Messages } from "~/i18n/texts";
import { translator, type Translate } from "~/i18n/translator";

const texts = createTexts(
  byPlace(import.meta.glob<Messages>("../i18n/messages/*/plain.json", { eager: true, import: "default" })),
);

/** The words of pages that need nothing but themselves: they are made where React Router is never asked. */
export const plainTexts = (lang: LocaleCode): Translate<"plain"> => translator(texts, lang, "plain");
