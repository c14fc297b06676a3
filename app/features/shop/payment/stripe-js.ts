/*
 * What is used of Stripe's script. It may be loaded from its own address only, and is of the release that the Worker's SDK
 * speaks: both are changed together.
 */

const address = "https://js.stripe.com/endive/stripe.js";

/** Why nothing was paid, in the language of the page. */
export interface StripeError {
  type: string;
  message?: string;
  /** There where the bank was asked. */
  payment_intent?: object;
}

interface PaymentElement {
  mount: (box: HTMLElement) => void;
  destroy: () => void;
  on: (event: "ready" | "loaderror", listener: () => void) => void;
}

interface Elements {
  create: (type: "payment", options: { layout: string; wallets?: Record<string, string> }) => PaymentElement;
}

interface Asked {
  elements: Elements;
  redirect: "if_required";
  confirmParams: { return_url: string };
}

export interface StripeJs {
  elements: (options: { clientSecret: string; appearance: object }) => Elements;
  confirmPayment: (options: Asked) => Promise<{ error?: StripeError }>;
}

export type Fields = { stripe: StripeJs; elements: Elements; element: PaymentElement };
type MakeStripe = (publishableKey: string, options: { locale: string }) => StripeJs;

declare global {
  interface Window {
    Stripe?: MakeStripe;
  }
}

function load(): Promise<MakeStripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => (window.Stripe ? resolve(window.Stripe) : reject(new Error("no Stripe"))));
    script.addEventListener("error", () => reject(new Error("Stripe's script was not loaded")));
    document.head.appendChild(script);
  });
}

/** The colours of the page as it looks now: the frames of the fields know nothing of its tokens. */
function appearanceFrom(box: HTMLElement): object {
  const before = box.style.color;
  const colour = (token: string): string => {
    box.style.color = `var(${token})`;
    return getComputedStyle(box).color;
  };
  const variables = {
    colorPrimary: colour("--primary"),
    colorBackground: colour("--ground"),
    colorText: colour("--ink"),
    colorTextSecondary: colour("--muted"),
    colorDanger: colour("--danger"),
    borderRadius: "0",
  };
  const line = colour("--line");
  box.style.color = before;
  return { theme: "flat", variables, rules: { ".Input": { border: `2px solid ${line}` } } };
}

/** What the fields are made of. */
interface Making {
  publishableKey: string;
  clientSecret: string;
  locale: string;
}

/** Shows the fields of a payment in a box. Rejects where Stripe's script cannot be had. */
export async function showFields(box: HTMLElement, { publishableKey, clientSecret, locale }: Making): Promise<Fields> {
  const make = window.Stripe ?? (await load());
  const stripe = make(publishableKey, { locale });
  const elements = stripe.elements({ clientSecret, appearance: appearanceFrom(box) });
  const element = elements.create("payment", { layout: "tabs" });
  element.mount(box);
  return { stripe, elements, element };
}
