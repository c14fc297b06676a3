import { redirectDocument, type LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import { cartElsewhere } from "./cart-elsewhere.server";
import { loadOffer } from "./offer/offer.server";

/** The cart as it is now and, while somebody changes seats, the plan of that event. */
export async function loadCart({ request, context }: LoaderFunctionArgs) {
  const api = apiFrom(context);
  const [cart, settings, offer] = await Promise.all([api.cart(), api.settings(), loadOffer(api, request)]);
  const elsewhere = cartElsewhere(settings, request, context.get(requestContext).lang);
  // Nothing of this document knows its way about there.
  if (elsewhere) throw redirectDocument(elsewhere);
  const wanted = Number(new URL(request.url).searchParams.get("seats"));
  // Only for a show that is in the cart: the plan of any other is nobody's business here.
  const item = cart.items.find(({ event, held }) => event === wanted && held);
  const plan = item ? await api.seatPlan(item.event) : null;
  return {
    cart,
    plan,
    offer,
    title:
      offer === undefined ? textsFrom(context, "cart")("cart.meta_title") : textsFrom(context, "waiting")("meta_title"),
    siteName: settings.site_name,
    origin: context.get(requestContext).origin,
  };
}
