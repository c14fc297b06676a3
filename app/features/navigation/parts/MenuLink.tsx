import { useLocation } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./MenuLink.module.css";
import type { ShownEntry } from "./shell-data";

/** True if the entry leads to the page that is shown, or to one above it. */
export function useIsCurrent(): (url: string) => boolean {
  const { pathname } = useLocation();
  const { href } = useLocale();
  return (url) => {
    const [path = ""] = href(url).split(/[?#]/);
    return pathname === path || (path.split("/").length > 2 && pathname.startsWith(`${path}/`));
  };
}

interface MenuLinkProps {
  entry: ShownEntry;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** One entry of a menu; without an address it only names what is below it. One that is offline says why it is no link. */
export function MenuLink({ entry, className, onClick }: MenuLinkProps) {
  const t = useT("common");
  const isCurrent = useIsCurrent();
  if (!entry.is_online) {
    return (
      <span className={`${styles.offline} ${className ?? ""}`}>
        {entry.menu_name}
        <small title={t("nav.offline")}>
          <Icon name="info" /> {t("nav.offline")}
        </small>
      </span>
    );
  }
  return (
    <SmartLink
      to={entry.url}
      className={className}
      onClick={onClick}
      aria-current={isCurrent(entry.url) ? "page" : undefined}
    >
      {entry.menu_name}
    </SmartLink>
  );
}
