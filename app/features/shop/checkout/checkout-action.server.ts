import { data, redirectDocument, type ActionFunctionArgs } from "react-router";
import { errorTable, type ErrorCode, type Failure } from "~/domain/common/errors";
import { judgeTyped, type Problem, type TypedField } from "~/domain/orders/contact";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { cartAction } from "../cart/cart-action.server";
import { keyOf, refusals, typedOf, type CheckoutAnswer, type Refusal } from "./checkout-form";

const others: Partial<Record<ErrorCode, Refusal>> = {
  idempotency_conflict: "ordered",
  conflict: "ordered",
  only_scattered_seats: "not_enough_seats",
  quota_exhausted: "not_enough_seats",
};

const refusalOf = (code: ErrorCode): Refusal =>
  others[code] ?? refusals.find((refusal) => refusal === code) ?? "failed";

/** What is wrong with what was typed, by field. */
export const problemsOf = (failure: Failure): CheckoutAnswer["problems"] =>
  Object.fromEntries((failure.errors ?? []).map(({ path, message }) => [path as TypedField, message as Problem]));

/**
 * Orders what is in the cart, with or without JavaScript, and leads on to whoever takes the payment. What is wrong comes back
 * with everything that was typed. The same page changes the time of the cart.
 */
export async function checkoutAction(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  const intent = form.get("intent");
  if (intent === "extend") return cartAction(args, form);
  const typed = typedOf(form);
  const again = (answer: Partial<CheckoutAnswer>, status: number) =>
    data<CheckoutAnswer>({ typed, problems: {}, refusal: null, ...answer }, { status });
  if (intent === "retry") {
    await cartAction(args, form).catch(() => null);
    // What was typed is not to be lost by a new page.
    return again({}, 200);
  }
  const api = apiFrom(args.context);
  const begun = await api.beginOrder({ ...typed, delivery: typed.delivery === "desk" ? "desk" : "mail" }, keyOf(form));
  if (begun.ok) return redirectDocument(begun.value.next_url, 303);
  const { status } = errorTable[begun.code];
  const problems = problemsOf(begun);
  if (begun.code === "bad_request" && Object.keys(problems).length > 0) return again({ problems }, status);
  // The time is over, and what was typed wrong besides is not the matter now. No failure: the page is to be made anew.
  if (begun.code === "cart_expired") return again({}, 200);
  return again({ refusal: refusalOf(begun.code), problems: judgeTyped(typed, [typed.method]) }, status);
}
