import type { CodeProblem } from "~/domain/orders/promotion";
import type { Problem, Typed, TypedField } from "~/domain/orders/contact";
import type { CartAnswer } from "../cart/cart-intent";

/** Why an order was refused as a whole, as the page says it. */
export const refusals = [
  "limit_reached",
  "sales_closed",
  "event_cancelled",
  "price_changed",
  "too_many_requests",
  "not_enough_seats",
  "cart_expired",
  "ordered",
  "code",
  "failed",
] as const;
export type Refusal = (typeof refusals)[number];

/** What a sent checkout is answered while it is no order yet: everything that was typed, and what is wrong. */
export interface CheckoutAnswer {
  typed: Typed;
  problems: Partial<Record<TypedField, Problem>>;
  refusal: Refusal | null;
  /** What was typed as a code, and what is wrong with it; a null problem: it is in the cart now. */
  code: { typed: string; problem: CodeProblem | null } | null;
  /** What came of taking places again, or of taking a show out. */
  places: CartAnswer | null;
}

/** What a button asks for that takes places again: side by side, or also apart from each other. */
export const takeAgain = { together: "retry", apart: "retry-apart" } as const;
const removing = "remove-";
/** What a button is called that takes a show out of what is about to be ordered. */
export const removalOf = (event: number): string => `${removing}${event}`;
/** The show that an intent takes out; null where it is another one. */
export const removedBy = (intent: unknown): string | null =>
  typeof intent === "string" && intent.startsWith(removing) ? intent.slice(removing.length) : null;

const dropping = "voucher-drop-";
/** What a button is called that takes a voucher out of what is about to be ordered. */
export const voucherDropOf = (ending: string): string => `${dropping}${ending}`;
/** The voucher that an intent takes out, by its last four signs; null where it is another one. */
export const voucherDroppedBy = (intent: unknown): string | null =>
  typeof intent === "string" && intent.startsWith(dropping) ? intent.slice(dropping.length) : null;
export const codeDrop = "code-drop";

/** The form; what stands beside it names it. */
export const formId = "checkout";
/** The form that stands for it while the time is over. */
export const expiredFormId = "checkout-expired";
export const fieldId = (field: TypedField): string => `checkout-${field}`;

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 1_000) : "";
};

/** What was typed, as it was typed. */
export const typedOf = (form: FormData): Typed => ({
  name: text(form, "name"),
  email: text(form, "email"),
  phone: text(form, "phone"),
  delivery: text(form, "delivery") === "desk" ? "desk" : "mail",
  method: text(form, "method"),
  terms: form.has("terms"),
});

/** What was typed as a code. */
export const codeOf = (form: FormData): string => text(form, "code").trim();

/** What the page that was sent has shown to pay. */
export function seenOf(form: FormData): { to_pay?: string } {
  const seen = text(form, "to_pay");
  return seen === "" ? {} : { to_pay: seen };
}

/** The key of the page that was sent: the same page is the same order. */
export const keyOf = (form: FormData): string => text(form, "key");
