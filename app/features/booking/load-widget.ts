import type { LocaleCode } from "~/domain/locale/locales";
import { houseCatalog, loadNamespaces } from "~/i18n/catalog";

/** The dialog's code is a chunk of its own: nobody who only reads the programme pays for it. */
export const importWidget = () => import("./BookingWidget");

let prefetched = false;

/** Fetches the dialog's code and texts ahead of the tap: on hover, on focus or when the page is idle. */
export function prefetchWidget(lang: LocaleCode): void {
  if (prefetched) return;
  prefetched = true;
  const wanted = [importWidget(), loadNamespaces(houseCatalog, lang, ["shop"])];
  Promise.all(wanted).catch(() => {
    // The tap itself tries again and shows what went wrong.
    prefetched = false;
  });
}

/** Prefetches once the browser has nothing better to do, unless the visitor saves data. */
export function prefetchWidgetWhenIdle(lang: LocaleCode): void {
  if (prefetched || typeof requestIdleCallback !== "function") return;
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  requestIdleCallback(() => document.visibilityState === "visible" && prefetchWidget(lang), { timeout: 10_000 });
}
