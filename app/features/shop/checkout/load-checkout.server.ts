import { redirect, redirectDocument, type LoaderFunctionArgs } from "react-router";
import { paths } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import { cartElsewhere } from "../cart/cart-elsewhere.server";

/** Where the checkout is in a language: its own word for it, where it has one. */
export function checkoutPath(lang: string): string {
  const own = Object.entries(paths).find(([id]) => id === `checkout-${lang}`);
  return localizedPath(own ? own[1] : paths.checkout, lang);
}

/** The checkout as it is now, and what whoever is signed in need not type. */
export async function loadCheckout({ request, context }: LoaderFunctionArgs) {
  const { lang, session, origin } = context.get(requestContext);
  const { pathname } = new URL(request.url);
  const own = checkoutPath(lang);
  if (pathname.replace(/\.data$/, "") !== own) throw redirect(own, 302);
  const api = apiFrom(context);
  const [checkout, settings] = await Promise.all([api.checkout(), api.settings()]);
  const elsewhere = cartElsewhere(settings, request, lang);
  if (elsewhere) throw redirectDocument(elsewhere);
  const { customer } = session;
  return {
    checkout,
    known: {
      name: customer ? `${customer.firstName} ${customer.lastName}`.trim() : "",
      email: customer?.email ?? "",
      isGuest: customer === undefined,
    },
    // Of this page alone: sent twice, it is one order.
    key: crypto.randomUUID(),
    phone: settings.contact.phone,
    title: textsFrom(context, "checkout")("title"),
    siteName: settings.site_name,
    origin,
  };
}
