import type { RouterContextProvider } from "react-router";
import type { MessageKey, Namespace } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";

/** What the head of one of these pages is made of. */
export async function pageHead<N extends Namespace>(
  context: Readonly<RouterContextProvider>,
  namespace: N,
  key: MessageKey<N>,
) {
  const settings = await apiFrom(context).settings();
  const { locale, currency, time_zone: timeZone } = settings.design.parsers;
  return {
    title: textsFrom(context, namespace)(key),
    siteName: settings.site_name,
    origin: context.get(requestContext).origin,
    timeZone,
    /** How the house writes money: for pages without its frame. */
    money: { locale, currency },
    phone: settings.contact.phone,
  };
}
