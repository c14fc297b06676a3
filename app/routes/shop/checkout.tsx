import { Checkout } from "~/features/shop/checkout/Checkout";
import { checkoutAction } from "~/features/shop/checkout/checkout-action.server";
import { loadCheckout } from "~/features/shop/checkout/load-checkout.server";
import { pageMeta } from "~/features/pages/head/page-meta";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/checkout";

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, siteName, origin } = loaderData;
  return pageMeta({ title, siteName, origin, path: location.pathname, noindex: true });
}

export const handle: NamespaceHandle = { namespaces: ["checkout", "cart", "shop"] };

/** Personal, and changing by the second: kept by nobody. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = (args: Route.LoaderArgs) => loadCheckout(args);

export const action = (args: Route.ActionArgs) => checkoutAction(args);

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, known, key, phone } = loaderData;
  return <Checkout checkout={checkout} known={known} pageKey={key} phone={phone} answer={answerOf(actionData)} />;
}

/** What the checkout was answered; the cart's own forms on the page have answers of their own. */
const answerOf = (answer: Route.ComponentProps["actionData"]) =>
  answer && typeof answer === "object" && "typed" in answer ? answer : undefined;
