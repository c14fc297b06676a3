import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { errorTable } from "~/domain/common/errors";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { orNotFound } from "~/server/not-found";
import { textsFrom } from "~/server/texts.server";

/**
 * A payment with the fields to be filled. Where there is nothing to type, and for those whom a bank sends back, the order's page
 * says how it stands: what a bank has put into the address goes no further.
 */
export async function loadPayment({ params, url, context }: LoaderFunctionArgs) {
  const api = apiFrom(context);
  const [payment, settings] = await Promise.all([orNotFound(api.payment(params["payment"] ?? "")), api.settings()]);
  const { form } = payment;
  if (!form || url.searchParams.has("payment_intent")) throw redirectDocument(payment.order_url, 303);
  const { locale, currency } = settings.design.parsers;
  return {
    payment,
    form,
    money: { locale, currency },
    title: textsFrom(context, "checkout")("order_title", { number: payment.number }),
    siteName: settings.site_name,
    origin: context.get(requestContext).origin,
  };
}

/** Ends the payment: the order's page offers the other ways. */
export async function paymentAction({ params, context }: ActionFunctionArgs) {
  const stopped = await apiFrom(context).stopPayment(params["payment"] ?? "");
  if (stopped.ok) return redirect(stopped.value.order_url, 303);
  throw data({ code: stopped.code }, { status: errorTable[stopped.code].status });
}
