import { useT } from "~/i18n/use-t";
import { Asleep } from "~/ui/asleep/Asleep";
import { Wrap } from "~/ui/Wrap";
import { AccountLink } from "../tools/AccountLink";
import { CartLink } from "../tools/CartLink";
import styles from "./Header.module.css";
import { HeaderSearch } from "./HeaderSearch";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { Logo } from "../parts/Logo";
import { MainMenu } from "./MainMenu";
import { MenuButton } from "../menu/MenuButton";
import { MenuDialog } from "../menu/MenuDialog";
import { SafeNodes } from "../parts/SafeNodes";
import type { ShellData } from "../parts/shell-data";
import { ToolLink } from "../parts/ToolLink";
import { menuId } from "../parts/targets";
import { usePassed } from "../parts/use-passed";
import { useLanding } from "./use-landing";

/** The head of every page. Past a quarter of the window it is lower and its logo smaller. */
export function Header({ shell }: { shell: ShellData }) {
  const t = useT("common");
  const scrolled = usePassed(0.25);
  const isLanding = useLanding();
  return (
    <>
      {shell.headerBlock.length > 0 && !isLanding && (
        <section className={styles.block} aria-label={shell.siteName}>
          <Wrap>
            <SafeNodes nodes={shell.headerBlock} />
          </Wrap>
        </section>
      )}
      <header className={styles.header} data-scrolled={scrolled || undefined}>
        <Wrap>
          <div className={styles.line}>
            <Logo siteName={shell.siteName} to={shell.logoLink} className={styles.logo} />
            <MainMenu entries={shell.menu} />
            <div className={styles.tools}>
              <HeaderSearch />
              <CartLink basketLink={shell.basketLink} compact />
              <ToolLink to={shell.favoritesLink} icon="heart" label={t("nav.favorites")} />
              <AccountLink />
              <LanguageSwitch className={styles.languages} />
              <MenuButton className={styles.burger} />
            </div>
          </div>
        </Wrap>
      </header>
      <Asleep id={menuId} until="touched">
        <MenuDialog shell={shell} />
      </Asleep>
    </>
  );
}
