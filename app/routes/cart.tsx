import { useT } from "~/i18n/use-t";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { Cart } from "~/features/shop/Cart";
import { cartAction } from "~/features/shop/cart-action.server";
import { loadCart } from "~/features/shop/load-cart.server";
import type { Route } from "./+types/cart";

export const handle: NamespaceHandle = { namespaces: ["shop"] };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Personal and changing by the second: kept by nobody. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = loadCart;
export const action = cartAction;

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("shop");
  const { cart, plan, phone, siteName } = loaderData;
  return (
    <>
      <title>{`${t("cart.meta_title")} | ${siteName}`}</title>
      <Cart cart={cart} plan={plan} phone={phone} answer={actionData ?? undefined} />
    </>
  );
}
