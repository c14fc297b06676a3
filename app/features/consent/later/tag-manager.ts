import type { Consent } from "~/domain/site/consent";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const host = "https://www.googletagmanager.com";

/** The tag manager knows commands by their being an `arguments` object. */
function command(..._parts: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");

/** What its consent mode calls the house's categories. */
const modeOf = ({ optimization, marketing }: Consent) => ({
  analytics_storage: word(optimization),
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
});

let isLoaded = false;

/**
 * Tells the house's tag manager what it may do, and loads it the first time its category is granted: never before. Until
 * told otherwise it may do nothing.
 */
export function tellTagManager(id: string, nonce: string, consent: Consent): void {
  if (!isLoaded && !consent.optimization) return;
  if (!isLoaded) command("consent", "default", modeOf({ ...consent, optimization: false, marketing: false }));
  command("consent", "update", modeOf(consent));
  if (isLoaded) return;
  isLoaded = true;
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const src = `${host}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.appendChild(Object.assign(document.createElement("script"), { src, nonce, async: true }));
}

/** Names of what it sets for itself. */
const itsCookies = /^_(?:ga|gid|gat|gcl)/;

/** Removes what it has left in the browser, for this host and those above it. */
export function forgetTagManager(): void {
  const names = document.cookie.split("; ").map((part) => part.split("=", 1)[0] ?? "");
  const domains = location.hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));
  for (const name of names.filter((name) => itsCookies.test(name)))
    for (const domain of ["", ...domains.map((domain) => `; domain=${domain}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
