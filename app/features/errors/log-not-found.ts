import { browserApi } from "~/api/browser";
import type { LocaleCode } from "~/domain/locale/locales";

/** The page the document was loaded for: the server has logged that one itself. */
const documentPath = typeof window === "undefined" ? "" : window.location.pathname;
const logged = new Set<string>();

/** True where a page was reached without loading a document. */
export const wasNavigatedTo = (pathname: string): boolean => pathname !== documentPath;

/** Reports a page that was not found on a client navigation, once per address. Never fails. */
export async function logNotFound(pathname: string, lang: LocaleCode): Promise<void> {
  if (!wasNavigatedTo(pathname) || logged.has(pathname)) return;
  logged.add(pathname);
  try {
    await browserApi(lang).logNotFound(window.location.href);
  } catch (error) {
    // Nothing a visitor could do about it: the page already says that it was not found.
    console.warn("not-found report failed", error);
  }
}
