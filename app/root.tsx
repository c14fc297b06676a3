import { use, type ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterDataContext as RouterData,
  useLocation,
  useRouteLoaderData,
  type LinksFunction,
  type Location,
  type StaticHandlerContext,
} from "react-router";
import archivo from "./ui/fonts/archivo-latin.woff2?url";
import { ErrorPage } from "~/features/errors/ErrorPage";
import { tellInterruptions } from "~/features/errors/interrupted";
import { BetweenPages } from "~/features/navigation/document/BetweenPages";
import { RouteFocus } from "~/features/navigation/document/RouteFocus";
import { mainId } from "~/features/navigation/parts/targets";
import { themeScript } from "~/features/navigation/parts/theme";
import { bodyClass } from "~/domain/site/body-class";
import { localeOf } from "~/domain/locale/locales";
import { languageOfPath, LocaleProvider } from "~/i18n/locale-context";
import { requestContext } from "~/server/context";
import { textsMiddleware } from "~/server/texts.server";
import { InlineScript } from "~/ui/InlineScript";
import type { Route } from "./+types/root";
import { LateStyles } from "./routes/shell/LateStyles";
import "~/ui/tokens.css";
import "~/ui/text.css";
import "~/ui/fonts.css";
import "~/ui/base.css";

/** Which layer wins may not depend on which stylesheet the build puts first. */
const layerOrder = "@layer tokens, base, ui, features, routes;";

export const links: LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** What belongs to the document and not to its page. The nonce is exchanged when a stored copy is served. */
export function loader({ context }: Route.LoaderArgs) {
  const { nonce, origin, target, lang, session } = context.get(requestContext);
  return {
    nonce,
    origin,
    // Where the address says none.
    ...(target.lang === undefined && { lang }),
    ...(session.staff && { isForStaff: true }),
  };
}

/** A document has one nonce and one request: navigations do not change them. */
export const shouldRevalidate = (): boolean => false;

export const middleware: Route.MiddlewareFunction[] = [textsMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [tellInterruptions];

/**
 * What a document says of its page: a class, unless it has failed, and whether there will be the bar of who works here. Its room
 * is there at once: nothing moves when it comes.
 */
function marksOf(
  { pathname, search }: Location,
  isForStaff = false,
  router: Pick<StaticHandlerContext, "loaderData" | "errors"> | null = null,
) {
  const hasBar =
    isForStaff && "routes/layout" in (router?.loaderData ?? {}) && !new URLSearchParams(search).has("noToolbar");
  return { page: router?.errors ? "" : bodyClass(pathname), document: hasBar ? { "data-edit-bar": "" } : {} };
}

export function Layout({ children }: { children: ReactNode }) {
  const location = useLocation();
  const document = useRouteLoaderData<typeof loader>("root");
  const lang = languageOfPath(location.pathname, document?.lang);
  const marks = import.meta.env.SSR ? marksOf(location, document?.isForStaff, use(RouterData)) : undefined;
  return (
    // The theme script may have changed the attributes before React sees them.
    <html lang={localeOf(lang).iso} dir="ltr" id="top" data-theme="auto" {...marks?.document} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f5f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1b17" />
        <InlineScript nonce={document?.nonce ?? ""} code={themeScript} />
        <Meta />
        <style nonce={document?.nonce ?? ""} suppressHydrationWarning>
          {layerOrder}
        </style>
        <Links />
        {import.meta.env.SSR && <LateStyles />}
      </head>
      {/* What follows a navigation is the passage's: its code is late. */}
      <body className={marks?.page} suppressHydrationWarning>
        <LocaleProvider lang={lang}>
          {children}
          {/* After the page: what that asks for first has been asked when the bar counts it. */}
          <BetweenPages />
        </LocaleProvider>
        <RouteFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What even the layout could not catch. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id={mainId} style={{ display: "grid", flex: 1 }}>
      <ErrorPage error={error} />
    </main>
  );
}
