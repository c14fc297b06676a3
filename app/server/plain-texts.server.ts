import type { LocaleCode } from "~/domain/locale/locales";
import { byPlace, createTexts, type Messages } from "~/i18n/texts";
import { translator, type Translate } from "~/i18n/translator";

const texts = createTexts(
  byPlace(import.meta.glob<Messages>("../i18n/messages/*/{plain,common}.json", { eager: true, import: "default" })),
);

/** The words of pages that need nothing but themselves: they are made where React Router is never asked. */
export const plainTexts = (lang: LocaleCode): Translate<"plain"> => translator(texts, lang, "plain");

/** The words of every page, for what is printed or mailed. */
export const commonTexts = (lang: LocaleCode): Translate<"common"> => translator(texts, lang, "common");
