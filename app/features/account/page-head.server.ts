import type { RouterContextProvider } from "react-router";
import { defaultLocale } from "~/domain/locale/locales";
import { houseCatalog } from "~/i18n/catalog";
import type { MessageKey, Namespace } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";

/** What the head of one of these pages is made of. A document's head has no hooks, hence here. */
export async function pageHead<N extends Namespace>(
  context: Readonly<RouterContextProvider>,
  namespace: N,
  key: MessageKey<N>,
) {
  const [settings, own, german] = await Promise.all([
    apiFrom(context).settings(),
    houseCatalog.get(context.get(requestContext.locale), namespace),
    houseCatalog.get(defaultLocale, namespace),
  ]);
  return {
    title: own?.[key] ?? german?.[key] ?? "",
    siteName: settings.site_name,
    origin: context.get(requestContext.origin),
  };
}
