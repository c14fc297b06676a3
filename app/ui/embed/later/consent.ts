import { useSyncExternalStore } from "react";
import { embedsKey as key, hasConsent, onConsentChanged } from "../../later/consent";

/*
 * The one place where foreign content is agreed to: whoever shows some asks `useEmbedConsent`, whoever has been told
 * says `allowEmbeds`. It holds for the visit, or until media of others are declined in general; who has consented to
 * them in general is not asked.
 */

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
  const stop = onConsentChanged(() => {
    // What was allowed one by one may have been taken back with the rest.
    known = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** True where content of all these providers may be loaded without asking; never on the server. */
export const useEmbedConsent = (...providers: readonly string[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => providers.every((provider) => allowed().has(provider)) || hasConsent("external_media"),
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
