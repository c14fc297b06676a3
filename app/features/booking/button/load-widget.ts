import { importPart } from "~/domain/common/part";
import { weaknessOf } from "~/domain/site/device";
import type { LocaleCode } from "~/domain/locale/locales";
import { browserTexts } from "~/i18n/browser-texts";
import { loadNamespaces } from "~/i18n/text-chunks";

/**
 * The dialog with its texts. Its code is a chunk of its own: nobody who only reads the programme pays
 * for it. Rejects with `LostPart`; the next call tries again.
 */
export async function loadWidget(lang: LocaleCode) {
  const [{ BookingWidget }] = await Promise.all([
    importPart(() => import("../widget/BookingWidget")),
    loadNamespaces(browserTexts, lang, ["shop"]),
  ]);
  return BookingWidget;
}

let prefetched = false;

/** Fetches the dialog ahead of the tap: on hover, on focus or when the page is idle. */
export function prefetchWidget(lang: LocaleCode): void {
  if (prefetched) return;
  prefetched = true;
  // The tap itself tries again and shows what went wrong.
  loadWidget(lang).catch(() => undefined);
}

const firstSigns = ["pointermove", "touchstart", "scroll", "keydown"] as const;
let waiting = false;

/**
 * Prefetches when the visitor has begun to use the page and the browser has nothing better to do,
 * unless their line or device is spared. Somebody who only looks loads nothing.
 */
export function prefetchWidgetWhenIdle(lang: LocaleCode): void {
  if (prefetched || waiting || typeof requestIdleCallback !== "function") return;
  if (weaknessOf(navigator)) return;
  waiting = true;
  const begin = (): void => {
    for (const sign of firstSigns) window.removeEventListener(sign, begin);
    requestIdleCallback(() => prefetchWidget(lang), { timeout: 5_000 });
  };
  for (const sign of firstSigns) window.addEventListener(sign, begin, { passive: true });
}
