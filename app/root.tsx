import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { LocaleProvider, languageOfPath } from "~/i18n/locale-context";
import "~/ui/tokens.css";
import "~/ui/fonts.css";
import "~/ui/base.css";

export default function App() {
  const lang = languageOfPath(useLocation().pathname);
  return (
    <html lang={lang} data-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider lang={lang}>
          <Outlet />
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
