import { useSyncExternalStore } from "react";
import { readConsent, writeConsent, type Consent, type ConsentCategory } from "~/domain/site/consent";
import { consentCookie, valueOf } from "~/domain/site/cookies";

const changed = "kasch:consent-changed";
/** Where the tab keeps whose content was allowed one by one. */
export const embedsKey = "embeds";
const rememberSeconds = 182 * 86_400;

/** The value of the cookie. Pages are shared between visitors, so only the browser knows it. */
const stored = (): string => valueOf(document.cookie, consentCookie);

/** True if the visitor has consented to a category. Never on the server, and never before somebody has chosen. */
export const hasConsent = (category: ConsentCategory): boolean => readConsent(stored())?.[category] === true;

/** Declining takes back what was allowed one by one as well. */
function forgetEmbeds(): void {
  try {
    sessionStorage.removeItem(embedsKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Remembers a choice and tells everything on the page that depends on it. */
export function giveConsent(consent: Consent): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${consentCookie}=${writeConsent(consent)}; path=/; max-age=${rememberSeconds}; samesite=lax${secure}`;
  if (!consent.external_media) forgetEmbeds();
  window.dispatchEvent(new Event(changed));
}

/** Calls back when the choice has changed. Returns how to stop listening. */
export function onConsentChanged(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The choice, kept up to date; null while nothing has been chosen. */
export const useConsent = (): Consent | null => readConsent(useSyncExternalStore(onConsentChanged, stored, () => ""));
