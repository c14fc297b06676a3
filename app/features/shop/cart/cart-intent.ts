import type { Cart, CartSeat } from "~/domain/booking/schema";
import { maxExtensions } from "~/domain/box-office/model";
import type { Refusal } from "~/domain/booking/refusal";
import { paths } from "~/domain/site/pages";

/** What a form of the cart page asks for. */
const cartIntents = ["amount", "remove", "clear", "extend", "retry", "seats"] as const;
export type CartIntent = (typeof cartIntents)[number];

/** A show whose seats were gone when they were asked for again: which they were, and which were taken instead. */
export interface Moved {
  event: number;
  title: string;
  had: CartSeat[];
  now: CartSeat[];
}

/** What the cart page is told about a submitted form. */
export interface CartAnswer {
  intent: CartIntent;
  /** The event it was about; null for the whole cart. */
  event: number | null;
  refused: Refusal | null;
  /** The fields of the form, to send it again with seats apart from each other accepted; null where that would not help. */
  accept: Readonly<Record<string, string | number>> | null;
  /** Of a form about the whole cart: the show that was refused. */
  about?: string;
  moved?: readonly Moved[];
}

/** Which renewal a cart's button means: pressed twice on one page, it renews once. */
export const nextRenewal = (cart: Pick<Cart, "extensions_left">): number => maxExtensions - cart.extensions_left + 1;

export const cartPath = paths.cart;

const number = (form: FormData, name: string): number => {
  const value = form.get(name);
  return typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
};

export type CartCommand =
  | { intent: "amount"; event: number; price_id: number; seat_group: number; amount: number; scattered: boolean }
  | { intent: "remove"; event: number }
  | { intent: "seats"; event: number; units: number[] }
  | { intent: "extend"; renewal?: number }
  | { intent: "retry"; scattered: boolean }
  | { intent: "clear" };

/** The command of a submitted form, or null if it is none of this page's. */
export function parseCartForm(form: FormData): CartCommand | null {
  const intent = cartIntents.find((name) => name === form.get("intent"));
  const event = number(form, "event");
  if (!intent) return null;
  if (intent === "extend") {
    const renewal = number(form, "renewal");
    return renewal > 0 ? { intent, renewal } : { intent };
  }
  const scattered = form.has("scattered");
  if (intent === "clear") return { intent };
  if (intent === "retry") return { intent, scattered };
  if (Number.isNaN(event)) return null;
  if (intent === "remove") return { intent, event };
  if (intent === "seats") return { intent, event, units: form.getAll("unit").map(Number).filter(Number.isInteger) };
  const change = {
    price_id: number(form, "price_id"),
    seat_group: number(form, "seat_group"),
    amount: number(form, "amount"),
  };
  return Object.values(change).some(Number.isNaN) ? null : { intent, event, ...change, scattered };
}
