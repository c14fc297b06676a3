import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLocale, locales } from "~/domain/locale/locales";
import type { Namespace } from "~/i18n/namespaces";
import { byPlace, textOptions, toResources, type Messages } from "~/i18n/texts";
import { translator, type Translate } from "~/i18n/translator";
import { requestContext } from "./context";

/** Every text of a page: on the server all files are in the bundle. */
const resources = toResources(
  byPlace(
    import.meta.glob<Messages>(["../i18n/messages/*/*.json", "!../i18n/messages/*/plain.json"], {
      eager: true,
      import: "default",
    }),
  ),
);

/** i18next of a request, in the language of its path. */
const [textsMiddleware, languageOf, textsOf] = createI18nextMiddleware({
  detection: {
    supportedLanguages: locales.map(({ code }) => code),
    fallbackLanguage: defaultLocale,
    order: ["custom"],
    findLocale: async ({ context }) => context.get(requestContext).lang,
  },
  i18next: { ...textOptions, resources },
});

export { textsMiddleware, textsOf };

/** The texts of a namespace, for what is made outside of components: a document's head has no hooks. */
export const textsFrom = <N extends Namespace>(context: Readonly<RouterContextProvider>, namespace: N): Translate<N> =>
  translator(textsOf(context), languageOf(context), namespace);
