/** Said when somebody wants to see what they have consented to, and when that has changed. */
const wanted = "kasch:consent";

/** Opens the dialog of the consents, from anywhere in a page. */
export const askForConsent = (): boolean => window.dispatchEvent(new Event(wanted));

/** Calls back whenever the dialog is wanted. Returns how to stop listening. */
export function onConsentWanted(listener: () => void): () => void {
  window.addEventListener(wanted, listener);
  return () => window.removeEventListener(wanted, listener);
}
