import { browserTexts } from "~/i18n/browser-texts";
import { byPlace, toResources, type Messages } from "~/i18n/texts";

/** What only who works here reads: visitors' code does not even name these files. */
const messages = toResources(
  byPlace(import.meta.glob<Messages>("../../i18n/messages/*/editor{,-form}.json", { eager: true, import: "default" })),
);

/**
 * Puts the texts of the editor where its parts look for them. They come with the editor: for texts that had to be fetched,
 * the first part that asks would suspend, and React would take the whole bar away for 300 ms.
 */
export function bringTexts(): void {
  for (const [lang, namespaces] of Object.entries(messages))
    for (const [namespace, texts] of Object.entries(namespaces)) browserTexts.addResourceBundle(lang, namespace, texts);
}
