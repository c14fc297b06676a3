import { useLocation, useMatches } from "react-router";
import { Link } from "~/ui/Link";
import { scrollToTop } from "~/ui/scroll-to-top";
import { SmartLink } from "~/ui/SmartLink";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./BottomBar.module.css";
import { CartLink } from "../tools/CartLink";
import { footerId, programmePath } from "../parts/targets";
import { useInView } from "./use-in-view";
import { MenuButton } from "../menu/MenuButton";

const ticketsAnchor = "#datesAndTickets";

interface DetailData {
  film?: { showStickyEvent: boolean };
  event?: { is_past: boolean; status: string; ticket_url: string };
}

interface Tickets {
  to: string;
  isFilm: boolean;
}

/** Where a detail page has its tickets: films follow their own flag alone, shows the house's setting until they are over. */
function useTickets(isWanted: boolean): Tickets | null {
  const { film, event } = (useMatches().at(-1)?.loaderData ?? {}) as DetailData;
  if (film?.showStickyEvent) return { to: ticketsAnchor, isFilm: true };
  if (!event || !isWanted || event.is_past || event.status === "cancelled") return null;
  return { to: event.ticket_url, isFilm: false };
}

interface BottomBarProps {
  basketLink: string;
  /** Setting of the house: whether detail pages keep their ticket button in sight. */
  stickyButton: boolean;
  /** True past half a window: then there is a way back up, too. */
  passed: boolean;
}

/** What stays within the thumb's reach on phones, and the way back up everywhere. */
export default function BottomBar({ basketLink, stickyButton, passed }: BottomBarProps) {
  const t = useT("common");
  const { href } = useLocale();
  const { pathname } = useLocation();
  const nearFooter = useInView(footerId);
  const tickets = useTickets(stickyButton);
  const shown = (passed || tickets?.isFilm) && !nearFooter;
  // Over a page of the programme itself nothing opens: there it is a way like any other.
  const onProgramme = pathname.startsWith(href(programmePath));
  return (
    <div className={styles.bar} data-shown={shown || undefined} data-passed={passed || undefined} inert={!shown}>
      <nav aria-label={t("sticky.label")} className={styles.items}>
        <Link
          to={href(programmePath)}
          className={onProgramme ? undefined : styles.over}
          data-over={onProgramme ? undefined : ""}
          aria-current={pathname === href(programmePath) ? "page" : undefined}
          aria-haspopup={onProgramme ? undefined : "dialog"}
        >
          <Icon name="calendar" />
          <span>
            {t("nav.programme")}
            {!onProgramme && <span> {t("sticky.andTickets")}</span>}
          </span>
        </Link>
        {tickets ? (
          <SmartLink to={tickets.to} className={styles.book} plain>
            <Icon name="ticket" />
            <span>{t(tickets.isFilm ? "sticky.dates" : "sticky.book")}</span>
          </SmartLink>
        ) : (
          <CartLink basketLink={basketLink} />
        )}
        <MenuButton search />
      </nav>
      <button type="button" className={styles.top} onClick={scrollToTop} aria-label={t("sticky.top")}>
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}
