import { browserTexts } from "~/i18n/browser-texts";
import { byPlace, toResources, type Messages } from "~/i18n/texts";

/** What only who works here reads: visitors' code does not even name these files. */
const messages = toResources(
  byPlace(import.meta.glob<Messages>("../../i18n/messages/*/editor{,-form}.json", { eager: true, import: "default" })),
);

/** Puts the texts of the editor where its parts look for them. */
export function addEditorTexts(): void {
  for (const [lang, namespaces] of Object.entries(messages))
    for (const [namespace, texts] of Object.entries(namespaces)) browserTexts.addResourceBundle(lang, namespace, texts);
}
