import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { paths } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { orNotFound } from "~/server/not-found";
import { textsFrom } from "~/server/texts.server";
import type { OrderAnswer } from "./order-facts";
import { problemsOf } from "../checkout/checkout-action.server";
import { checkoutPath } from "../checkout/load-checkout.server";

/** An order by the secret of its link, with what the page says of the house. Whoever takes the payment has been asked. */
export async function loadOrder({ params, context }: LoaderFunctionArgs) {
  const api = apiFrom(context);
  const [order, settings] = await Promise.all([orNotFound(api.order(params["secret"] ?? "")), api.settings()]);
  const { contact, site_name: siteName } = settings;
  return {
    order,
    house: { name: siteName, contact },
    title: textsFrom(context, "checkout")("order_title", { number: order.number }),
    siteName,
    origin: context.get(requestContext).origin,
  };
}

const answer = (given: Partial<OrderAnswer>, status = 200) =>
  data<OrderAnswer>({ mailed: false, giving: null, refused: null, rename: null, ...given }, { status });

const codesOf = (form: FormData): string[] => form.getAll("ticket").filter((code) => typeof code === "string");

async function giveBack(context: ActionFunctionArgs["context"], secret: string, codes: string[]) {
  const { lang } = context.get(requestContext);
  const given = await apiFrom(context).giveBack(secret, codes);
  return given.ok
    ? redirect(localizedPath(orderPath(secret), lang), 303)
    : answer({ refused: given.code, giving: [] }, errorTable[given.code].status);
}

async function rename(context: ActionFunctionArgs["context"], secret: string, form: FormData) {
  const name = form.get("name");
  const typed = typeof name === "string" ? name : "";
  const renamed = await apiFrom(context).renameOrder(secret, typed);
  if (renamed.ok) return answer({ rename: { typed: "", problem: null, done: true } });
  const problem = problemsOf(renamed).name ?? null;
  return answer({ rename: { typed, problem, done: false }, refused: renamed.code }, errorTable[renamed.code].status);
}

/** What is done with an order on its page: paid for once more, given up, mailed, passed on or held again. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const api = apiFrom(context);
  const secret = params["secret"] ?? "";
  const form = await formOf(request);
  const intent = form.get("intent");
  const { lang } = context.get(requestContext);
  const refuse = (code: ErrorCode) => answer({ refused: code }, errorTable[code].status);
  if (intent === "pay") {
    const method = form.get("method");
    const begun = await api.payAgain(secret, typeof method === "string" ? method : "");
    return begun.ok ? redirectDocument(begun.value.next_url, 303) : refuse(begun.code);
  }
  if (intent === "again") {
    const held = await api.orderAgain(secret);
    return held.ok ? redirect(checkoutPath(lang), 303) : refuse(held.code);
  }
  if (intent === "rename") return rename(context, secret, form);
  if (intent === "choose") return answer({ giving: codesOf(form) });
  if (intent === "give-back") return giveBack(context, secret, codesOf(form));
  if (intent !== "give-up" && intent !== "mail") throw data(null, { status: 400 });
  const changed = await api.changeOrder(secret, intent);
  if (!changed.ok) return refuse(changed.code);
  // Without a script the page that answers is a page like any other: to be loaded again.
  return intent === "mail" ? answer({ mailed: true }) : redirect(localizedPath(orderPath(secret), lang), 303);
}

const orderPath = (secret: string): string => paths.order.replace(":secret", secret);
