import { data, redirectDocument, type ActionFunctionArgs } from "react-router";
import { refusalOf as refusalOfCart } from "~/domain/booking/refusal";
import { errorTable, type ErrorCode, type Failure, type Result } from "~/domain/common/errors";
import { judgeTyped, type Problem, type TypedField } from "~/domain/orders/contact";
import type { CodeProblem } from "~/domain/orders/promotion";
import type { Api } from "~/api/client";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { cartAction, retryAnswer } from "../cart/cart-action.server";
import type { CartAnswer } from "../cart/cart-intent";
import {
  codeDrop,
  codeOf,
  keyOf,
  refusals,
  removedBy,
  seenOf,
  takeAgain,
  typedOf,
  voucherDroppedBy,
  type CheckoutAnswer,
  type Refusal,
} from "./checkout-form";

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

/** What is wrong with a code, if that is why it was refused. */
const codeProblemOf = (failure: Failure): CodeProblem | null =>
  (failure.errors?.find(({ path }) => path === "code")?.message as CodeProblem | undefined) ?? null;

/** Takes out of the cart what an intent names of what was put into it by a code; null where it is another one. */
function dropping(api: Api, intent: unknown): Promise<Result<unknown>> | null {
  const ending = voucherDroppedBy(intent);
  if (ending !== null) return api.dropVoucher(ending);
  return intent === codeDrop ? api.dropCode() : null;
}

/** What is said of a change of the code, and with which status; what was typed stays in its field if it was refused. */
function codeAnswer(changed: Result<unknown>, typed: string): [Partial<CheckoutAnswer>, number] {
  if (changed.ok) return [{ code: { typed: "", problem: null } }, 200];
  if (changed.code === "cart_expired") return [{}, 200];
  const problem = codeProblemOf(changed);
  const refusal = problem ? null : refusalOf(changed.code);
  return [{ refusal, code: { typed, problem } }, errorTable[changed.code].status];
}

/** Where the form is about the places: takes them again, or takes a show out. What came of it; null for every other form. */
async function placesAnswer(api: Api, form: FormData): Promise<[CartAnswer, number] | null> {
  const intent = form.get("intent");
  if (intent === takeAgain.together || intent === takeAgain.apart) return retryAnswer(api, intent === takeAgain.apart);
  const event = Number(removedBy(intent) ?? Number.NaN);
  if (!Number.isInteger(event)) return null;
  const removed = await api.removeFromCart(event);
  const refused = removed.ok || removed.code === "not_found" ? null : refusalOfCart(removed.code);
  return [{ intent: "remove", event, refused, accept: null }, removed.ok ? 200 : errorTable[removed.code].status];
}

/**
 * Orders what is in the cart, with or without JavaScript, and leads on to whoever takes the payment. What is wrong comes back
 * with everything that was typed. The same page
 * changes the time of the cart, its code and its vouchers.
 */
export async function checkoutAction(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  const intent = form.get("intent");
  if (intent === "extend") return cartAction(args, form);
  const typed = typedOf(form);
  const again = (answer: Partial<CheckoutAnswer>, status: number) =>
    data<CheckoutAnswer>({ typed, problems: {}, refusal: null, code: null, places: null, ...answer }, { status });
  const api = apiFrom(args.context);
  // What was typed is not to be lost by a new page.
  const places = await placesAnswer(api, form);
  if (places) return again({ places: places[0] }, places[1]);
  const code = codeOf(form);
  // A code that stands in its field is to be seen in the sum before anybody orders.
  const dropped = dropping(api, intent);
  if (dropped || intent === "code" || code !== "")
    return again(...codeAnswer(await (dropped ?? api.useCode(code)), code));
  const delivery = typed.delivery === "desk" ? "desk" : "mail";
  const begun = await api.beginOrder({ ...typed, delivery, ...seenOf(form) }, keyOf(form));
  if (begun.ok) return redirectDocument(begun.value.next_url, 303);
  const { status } = errorTable[begun.code];
  const gone = codeProblemOf(begun);
  // The cart has lost its code: the page is to be made anew, with the sum as it is now.
  if (gone) return again({ refusal: "code", code: { typed: "", problem: gone } }, 200);
  const problems = problemsOf(begun);
  if (begun.code === "bad_request" && Object.keys(problems).length > 0) return again({ problems }, status);
  // The time is over, and what was typed wrong besides is not the matter now. No failure: the page is to be made anew.
  if (begun.code === "cart_expired") return again({ refusal: "cart_expired" }, 200);
  return again({ refusal: refusalOf(begun.code), problems: judgeTyped(typed, [typed.method]) }, status);
}
