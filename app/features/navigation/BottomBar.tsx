import { Link, useLocation, useMatches } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/Icon";
import styles from "./BottomBar.module.css";
import { CartLink } from "./CartLink";
import { footerId, programmePath } from "./targets";
import { useInView, usePassed } from "./use-passed";
import { MenuButton } from "./MenuDialog";

const ticketsAnchor = "#datesAndTickets";

/** The ticket button of detail pages: films follow their own flag, events always have one. */
function useTicketAnchor(): "sticky.tickets" | "sticky.book" | null {
  const matches = useMatches();
  const last = matches.at(-1);
  if (last?.id === "event") return "sticky.book";
  if (last?.id !== "productions-slug-id") return null;
  const data = last.loaderData as
    | { film?: { showStickyEvent?: boolean }; production?: { showStickyEvent?: boolean } }
    | undefined;
  return (data?.film ?? data?.production)?.showStickyEvent ? "sticky.tickets" : null;
}

interface BottomBarProps {
  basketLink: string;
  /** Setting of the house: whether detail pages keep their ticket button in sight. */
  stickyButton: boolean;
}

/** What stays within the thumb's reach on phones, and the way back up everywhere. */
export function BottomBar({ basketLink, stickyButton }: BottomBarProps) {
  const t = useT("common");
  const { href } = useLocale();
  const { pathname } = useLocation();
  const passed = usePassed(0.5);
  const nearFooter = useInView(footerId);
  const tickets = useTicketAnchor();
  const shown = passed && !nearFooter;
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <nav aria-label={t("nav.bar")} className={styles.items}>
        <Link to={href(programmePath)} aria-current={pathname === href(programmePath) ? "page" : undefined}>
          <Icon name="calendar" />
          <span>{t("nav.programme")}</span>
        </Link>
        {tickets && stickyButton ? (
          <a href={ticketsAnchor} className={styles.book}>
            <Icon name="ticket" />
            <span>{t(tickets)}</span>
          </a>
        ) : (
          <CartLink basketLink={basketLink} icon />
        )}
        <MenuButton search />
      </nav>
      <button
        type="button"
        className={styles.top}
        onClick={() => window.scrollTo({ top: 0 })}
        aria-label={t("sticky.top")}
      >
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}
