import type { Locale } from "~/domain/locale/locale";
import { german } from "./de";
import { english } from "./en";

/**
 * The languages of the house. The first is the default: texts that are missing in another one fall back to it
 * and are marked with its code. A further language is its file here, its line below, and its folder of texts.
 */
export const locales: readonly [Locale, ...Locale[]] = [german, english];
