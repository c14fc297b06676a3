import { Suspense } from "react";
import { pageMeta } from "~/features/pages/head/page-meta";
import { Cart } from "~/features/shop/cart/Cart";
import { cartAction } from "~/features/shop/cart/cart-action.server";
import { cartPath } from "~/features/shop/cart/cart-intent";
import { LateOffer } from "~/features/shop/cart/offer/late-offer";
import { loadCart } from "~/features/shop/cart/load-cart.server";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/cart";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, siteName, origin } = loaderData;
  return pageMeta({ title, siteName, origin, path: localizedPath(cartPath, params.lang), noindex: true });
}

export const handle: NamespaceHandle = { namespaces: ["cart", "shop"] };

/** Personal and changing by the second: kept by nobody. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = (args: Route.LoaderArgs) => loadCart(args);

export const action = (args: Route.ActionArgs) => cartAction(args);

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, plan, offer } = loaderData;
  const refused = actionData && "offerRefused" in actionData ? actionData.offerRefused : null;
  if (offer !== undefined)
    return (
      <Suspense>
        <LateOffer offer={offer} refused={refused} />
      </Suspense>
    );
  return <Cart cart={cart} plan={plan} answer={actionData && "offerRefused" in actionData ? undefined : actionData} />;
}
