import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { mainId } from "~/features/navigation/parts/targets";
import { loadPayment, paymentAction } from "~/features/shop/payment/load-payment.server";
import { PaymentPage } from "~/features/shop/payment/PaymentPage";
import { LocaleProvider } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/payment";

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...privateMeta(loaderData),
  { name: "referrer", content: "same-origin" },
];

export const handle: NamespaceHandle = { namespaces: ["checkout", "shop"] };

export const headers: Route.HeadersFunction = () => ({
  ...privateHeaders(),
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
});

export const loader = (args: Route.LoaderArgs) => loadPayment(args);

export const action = (args: Route.ActionArgs) => paymentAction(args);

export default function PaymentRoute({ loaderData: { payment, form, money, siteName } }: Route.ComponentProps) {
  return (
    <LocaleProvider money={money}>
      <PaymentPage id={mainId} payment={payment} form={form} siteName={siteName} />
    </LocaleProvider>
  );
}
