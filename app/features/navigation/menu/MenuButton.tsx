import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { menuId } from "../parts/targets";
import styles from "./MenuButton.module.css";

/** Opens the menu without JavaScript where the browser knows invoker commands. */
const opensMenu = { command: "show-modal", commandfor: menuId };

/** For browsers that do not know invoker commands. */
function openMenu(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(menuId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

export const searchFieldId = "menu-search";

/** Opens the menu at its search field. The command runs after this handler, hence the next frame. */
function openSearch(): void {
  openMenu();
  requestAnimationFrame(() => document.getElementById(searchFieldId)?.focus());
}

interface MenuButtonProps {
  className?: string | undefined;
  /** Looks like the search and opens the menu at its field. */
  search?: boolean | undefined;
}

/** The burger, and the search of the bottom bar. */
export function MenuButton({ className, search = false }: MenuButtonProps) {
  const t = useT("common");
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ""}`}
      aria-haspopup="dialog"
      onClick={search ? openSearch : openMenu}
      {...opensMenu}
    >
      <Icon name={search ? "search" : "menu"} />
      <span>{t(search ? "nav.search" : "nav.menu")}</span>
    </button>
  );
}
