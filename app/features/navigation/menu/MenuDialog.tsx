import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { Wrap } from "~/ui/Wrap";
import { AccountLink } from "../tools/AccountLink";
import { CartLink } from "../tools/CartLink";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { MenuLink } from "../parts/MenuLink";
import styles from "./MenuDialog.module.css";
import { searchFieldId } from "./MenuButton";
import { OpeningHoursNote } from "../parts/OpeningHoursNote";
import { SearchForm } from "../parts/SearchForm";
import type { ShellData } from "../parts/shell-data";
import { menuId } from "../parts/targets";
import { ThemeSwitch } from "../parts/ThemeSwitch";
import { ToolLink } from "../parts/ToolLink";

/** Closes the menu without JavaScript where the browser knows invoker commands. */
const closesMenu = { command: "close", commandfor: menuId };

/**
 * The menu of narrow screens: a modal drawer. Escape, focus and the inert page behind are the
 * browser's; a press outside and every navigation close it. `style2` comes in from the left.
 */
export function MenuDialog({ shell }: { shell: ShellData }) {
  const t = useT("common");
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const close = () => dialog.current?.close();
  const address = pathname + search;
  const opened = useRef(address);
  useEffect(() => {
    // Not when it wakes: that is because it was opened.
    if (opened.current !== address) dialog.current?.close();
    opened.current = address;
  }, [address]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop belongs to the dialog itself; everything else is on the plane.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener("click", onPress);
    return () => element?.removeEventListener("click", onPress);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={menuId}
      aria-label={t("nav.menu")}
      className={styles.dialog}
      data-side={shell.menuStyle === "style2" ? "start" : "end"}
    >
      <div className={styles.plane}>
        <div className={styles.top}>
          {shell.hours && (
            <OpeningHoursNote hours={shell.hours} houseTime={shell.houseTime} timeZone={shell.timeZone} />
          )}
          <button type="button" className={styles.close} aria-label={t("close")} onClick={close} {...closesMenu}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t("nav.main")}>
          <ul className={styles.primary}>
            {shell.menu.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} onClick={close} />
                {entry.children.length > 0 && (
                  <ul>
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <MenuLink entry={child} onClick={close} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Wrap className={styles.search}>
          <SearchForm id={searchFieldId} onSubmit={close} />
        </Wrap>
        {shell.secondary.length > 0 && (
          <nav aria-label={t("nav.secondary")}>
            <ul className={styles.secondary}>
              {shell.secondary.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} onClick={close} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          <CartLink basketLink={shell.basketLink} />
          <ToolLink to={shell.favoritesLink} icon="heart" label={t("nav.favorites")} words />
          <AccountLink words />
          <LanguageSwitch words />
          <ThemeSwitch />
        </div>
      </div>
    </dialog>
  );
}
