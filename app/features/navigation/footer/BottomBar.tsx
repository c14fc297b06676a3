import { useLocation, useMatches } from "react-router";
import { Link } from "~/ui/Link";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./BottomBar.module.css";
import { CartLink } from "../tools/CartLink";
import { footerId, programmePath } from "../parts/targets";
import { useInView, usePassed } from "../parts/use-passed";
import { MenuButton } from "../menu/MenuButton";

const ticketsAnchor = "#datesAndTickets";

interface DetailData {
  film?: { showStickyEvent: boolean; events: unknown[] };
  event?: { is_past: boolean; status: string };
}

/** Whether the page is a detail page with dates: films follow their own flag, events have them until they are over. */
function useHasTickets(): boolean {
  const data = useMatches().at(-1)?.loaderData as DetailData | undefined;
  if (data?.event) return !data.event.is_past && data.event.status !== "cancelled";
  return data?.film !== undefined && data.film.showStickyEvent && data.film.events.length > 0;
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
  const tickets = useHasTickets();
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
            <span>{t("sticky.tickets")}</span>
          </a>
        ) : (
          <CartLink basketLink={basketLink} />
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
