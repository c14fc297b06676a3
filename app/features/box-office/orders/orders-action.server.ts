import { data, redirect, type ActionFunctionArgs } from "react-router";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import type { FoundOrders } from "~/domain/house-orders/schema";
import { emailProblem, type Problem } from "~/domain/orders/contact";
import { localizedPath } from "~/i18n/locale-context";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { tell } from "../ask.server";
import { textOf as textUpTo } from "../sent-form.server";
import { orderPath } from "./paths";

/** Why something was not done, as the page says it. */
export type OrderRefusal =
  | "reason"
  | "used"
  | "price_changed"
  | "seats"
  | "seat_taken"
  | "conflict"
  | "overloaded"
  | "other";

/** What a sent form is answered, where the page is not asked anew. */
export interface OrdersAnswer {
  /** What was looked for, and what was found. */
  text: string;
  found: FoundOrders | null;
  /** The address that was typed, and what is wrong with it. */
  email: string | null;
  problem: Problem | null;
  refused: OrderRefusal | null;
}

const nothing: OrdersAnswer = { text: "", found: null, email: null, problem: null, refused: null };

const textOf = (form: FormData, name: string): string => textUpTo(form, name, 1_000);

const deeds = ["mail", "back", "seats", "hand-out", "ask", "end"] as const;
type Deed = (typeof deeds)[number];

/** What was done, as the order's page says it. */
export const doneWords = ["mail", "back", "seats", "hand_out", "ask", "end"] as const;

function refusalOf(deed: Deed, code: ErrorCode): OrderRefusal {
  if (code === "conflict") return deed === "back" ? "used" : "conflict";
  if (deed === "seats" && code === "bad_request") return "seats";
  return code === "price_changed" || code === "seat_taken" || code === "overloaded" ? code : "other";
}

/** The seats that tickets are to be for, as the fields of their codes say. */
const seatsOf = (form: FormData) =>
  [...form].flatMap(([name, unit]) =>
    name.startsWith("seat-") && typeof unit === "string"
      ? [{ ticket: name.slice("seat-".length).slice(0, 20), unit: Number(unit) }]
      : [],
  );

function bodyOf(deed: Deed, form: FormData, url: URL): object | undefined {
  if (deed === "seats")
    return {
      event: Number(url.searchParams.get("seats")),
      seats: seatsOf(form),
      reason: textOf(form, "reason"),
      revision: Number(textOf(form, "revision")),
    };
  if (deed === "mail") return { email: textOf(form, "email"), revision: Number(textOf(form, "revision")) };
  const cents = Number(textOf(form, "cents"));
  if (deed === "end") return { cents, currency: textOf(form, "currency"), revision: Number(textOf(form, "revision")) };
  if (deed !== "back") return undefined;
  const tickets = form.getAll("ticket").filter((one) => typeof one === "string");
  return { tickets, reason: textOf(form, "reason"), cents };
}

/** What is wrong with a form before it is sent on; null: nothing. */
function wrongWith(deed: Deed, form: FormData): OrdersAnswer | null {
  const email = textOf(form, "email");
  const problem = deed === "mail" ? emailProblem(email.trim()) : null;
  if (problem) return { ...nothing, email, problem };
  return deed === "back" && textOf(form, "reason") === "" ? { ...nothing, refused: "reason" } : null;
}

/** Looks for orders, or does something to the one that the address names, with or without JavaScript. */
export async function ordersAction(args: ActionFunctionArgs) {
  const { request, context, url } = args;
  const { lang } = context.get(requestContext);
  const form = await formOf(request);
  const pageOf = (number: string, done = ""): string =>
    localizedPath(orderPath(number), lang) + (done && `&done=${done.replace("-", "_")}`);

  const number = url.searchParams.get("order");
  if (number === null) {
    const text = textOf(form, "text");
    const sent = await tell(args, "orders/search/", { text });
    if (!sent.ok) return data<OrdersAnswer>({ ...nothing, text, refused: "other" }, { status: sent.status });
    const found = await sent.json<FoundOrders>();
    const [first, ...others] = found.orders;
    return first && others.length === 0
      ? redirect(pageOf(first.number), 303)
      : data<OrdersAnswer>({ ...nothing, text, found });
  }
  const deed = deeds.find((one) => one === textOf(form, "do"));
  if (!deed) throw data(null, { status: 400 });
  const wrong = wrongWith(deed, form);
  if (wrong) return data<OrdersAnswer>(wrong, { status: 400 });
  const sent = await tell(args, `orders/${encodeURIComponent(number)}/${deed}/`, bodyOf(deed, form, url));
  if (sent.ok) return redirect(pageOf(number, deed), 303);
  const { code } = await sent.json<{ code: ErrorCode }>();
  const email = deed === "mail" ? textOf(form, "email") : null;
  return data<OrdersAnswer>({ ...nothing, email, refused: refusalOf(deed, code) }, { status: errorTable[code].status });
}
