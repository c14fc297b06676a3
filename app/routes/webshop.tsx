import { useLocation, useRouteLoaderData } from "react-router";
import { paths } from "~/domain/site/pages";
import { webshopAt } from "~/domain/site/webshop";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { SkipLinks } from "~/features/navigation/document/SkipLinks";
import { Legal } from "~/features/navigation/footer/Footer";
import { LanguageSwitch } from "~/features/navigation/parts/LanguageSwitch";
import { loadShell } from "~/features/navigation/parts/load-shell";
import { Logo } from "~/features/navigation/parts/Logo";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { footerId, mainId } from "~/features/navigation/parts/targets";
import { ToolLink } from "~/features/navigation/parts/ToolLink";
import { CartLink } from "~/features/navigation/tools/CartLink";
import { webshopOf } from "~/features/webshop/webshop";
import { WebshopPage } from "~/features/webshop/WebshopPage";
import { LocaleProvider } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import type { loader as rootLoader } from "~/root";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import { LiveRegion } from "~/ui/LiveRegion";
import { Wrap } from "~/ui/Wrap";
import { Layers } from "./shell/Layers";
import styles from "./webshop.module.css";
import { notNow } from "~/server/not-found";
import type { Route } from "./+types/webshop";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

/** Its language is not in its address. */
export const headers: Route.HeadersFunction = privateHeaders;

export const handle: NamespaceHandle = { namespaces: ["cart"] };

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  const [shell, settings] = await Promise.all([loadShell(api, context.get(requestContext)), api.settings()]);
  if (!shell) throw notNow();
  return {
    shell,
    shop: webshopOf(settings),
    title: textsFrom(context, "cart")("webshop.title"),
    siteName: settings.site_name,
  };
}

/** The webshop in a frame of its own: the way back, the shop, and what the law asks for. A shop that frames the house itself has a header already. */
export default function Webshop({ loaderData: { shell, shop } }: Route.ComponentProps) {
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce ?? "";
  const isFramed = webshopAt(useLocation().pathname)?.path === "/eventim-template";
  return (
    <LocaleProvider money={shell.money}>
      <SkipLinks />
      <Layers shell={shell} nonce={nonce} />
      {!isFramed && <ShopHeader shell={shell} />}
      <main id={mainId} className={styles.main}>
        <WebshopPage shop={shop} />
      </main>
      <footer id={footerId} tabIndex={-1} className={styles.footer}>
        <Wrap>
          <Legal shell={shell} />
        </Wrap>
      </footer>
      <LiveRegion />
    </LocaleProvider>
  );
}

function ShopHeader({ shell }: { shell: ShellData }) {
  const t = useT("cart");
  return (
    <header className={styles.header}>
      <Wrap className={styles.line}>
        <Logo siteName={shell.siteName} to={shell.logoLink} />
        <div className={styles.tools}>
          <ToolLink to={paths.events} icon="calendar" label={t("cart.empty_programme")} words />
          <CartLink basketLink={shell.basketLink} compact />
          <LanguageSwitch />
        </div>
      </Wrap>
    </header>
  );
}
