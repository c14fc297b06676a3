import { useSyncExternalStore } from "react";
import { hasConsent, onConsentChanged } from "../../later/consent";

/*
 * The one place where foreign content is agreed to: whoever shows some asks `useEmbedConsent`, whoever has been told
 * says `allowEmbeds`. It holds for the visit; who has consented to media of others in general is not asked.
 */

const key = "embeds";
const listeners = new Set<() => void>();
let known: ReadonlySet<string> | undefined;

function remembered(): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(key) ?? "").split("\n").filter(Boolean));
  } catch {
    // A browser that keeps nothing asks again on the next page.
    return new Set();
  }
}

const allowed = (): ReadonlySet<string> => (known ??= remembered());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onConsentChanged(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** True where content of this provider may be loaded without asking; never on the server. */
export const useEmbedConsent = (provider: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => allowed().has(provider) || hasConsent("external_media"),
    () => false,
  );

/** The visitor wants content of this provider. */
export function allowEmbeds(provider: string): void {
  known = new Set(allowed()).add(provider);
  try {
    sessionStorage.setItem(key, [...known].join("\n"));
  } catch {
    // See `remembered`.
  }
  for (const tell of listeners) tell();
}
