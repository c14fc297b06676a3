import { proofAction, proofSubject } from "~/domain/booking/proof";

/*
 * What is used of Turnstile's script. It may be loaded from its own address only. Nobody who is not asked for a proof loads it, nor
 * this.
 */

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** Somebody may have to press something. */
const longestMs = 90_000;

interface Options {
  sitekey: string;
  action: string;
  cData: string;
  language: string;
  /** Nothing is seen unless there is something to press. */
  appearance: "interaction-only";
  size: "flexible";
  "response-field": false;
  callback: (token: string) => void;
  "error-callback": () => boolean;
  "timeout-callback": () => void;
  "unsupported-callback": () => void;
}

interface Turnstile {
  render: (box: HTMLElement, options: Options) => string | null | undefined;
  remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error("no Turnstile")),
    );
    script.addEventListener("error", () => reject(new Error("Turnstile's script was not loaded")));
    document.head.appendChild(script);
  });
}

/** What a proof is made for. */
export interface Proving {
  siteKey: string;
  event: number;
  lang: string;
}

/** A proof under way: its token, "" where none can be had, null where somebody has left. */
export interface UnderWay {
  over: Promise<string | null>;
  end: () => void;
}

/** Has Turnstile look whether a browser asks, in a box that stays empty unless there is something to press. */
export function prove(box: HTMLElement, { siteKey, event, lang }: Proving): UnderWay {
  const { promise: over, resolve } = Promise.withResolvers<string | null>();
  const none = (): void => resolve("");
  const timer = setTimeout(none, longestMs);
  let remove = (): void => undefined;
  const show = (turnstile: Turnstile): void => {
    const widget = turnstile.render(box, {
      sitekey: siteKey,
      action: proofAction,
      cData: proofSubject(event),
      language: lang,
      appearance: "interaction-only",
      size: "flexible",
      "response-field": false,
      callback: resolve,
      "error-callback": () => {
        none();
        return true;
      },
      "timeout-callback": none,
      "unsupported-callback": none,
    });
    remove = () => (widget ? turnstile.remove(widget) : undefined);
  };
  (window.turnstile ? Promise.resolve(window.turnstile) : load()).then(show).catch(none);
  const tidy = (): void => {
    clearTimeout(timer);
    remove();
  };
  over.then(tidy, tidy);
  return { over, end: () => resolve(null) };
}
