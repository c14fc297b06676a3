import { browserTexts } from "~/i18n/browser-texts";
import { chunksOf } from "~/i18n/text-chunks";
import { byPlace, type Messages } from "~/i18n/texts";

/** Visitors' pages do not even know where these texts are: the screen in the foyer says so. */
export function bringTexts(): void {
  const files = import.meta.glob<Messages>("../../i18n/messages/*/foyer.json", { import: "default" });
  chunksOf(browserTexts)?.add(byPlace(files));
}
