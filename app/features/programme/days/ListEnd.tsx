import { useEffect, useRef, type MouseEvent } from "react";
import { Link } from "~/ui/Link";
import { useT } from "~/i18n/use-t";
import styles from "./ListEnd.module.css";
import type { ProgrammeLinks } from "../state/query-links";
import { RowsPlaceholder } from "./RowsPlaceholder";
import type { EventList } from "../state/use-event-list";

/** 170 % of the screen below it, and everything above: a jump to the footer has passed the end, too. Not before the visitor has moved. */
const AHEAD = "1000000px 0px 170% 0px";

interface ListEndProps {
  list: EventList;
  links: ProgrammeLinks;
}

/** The end of what is loaded: loads on as it comes near, and is a link to the rest in any case. */
export function ListEnd({ list, links }: ListEndProps) {
  const t = useT("programme");
  const end = useRef<HTMLDivElement>(null);
  const { automatic, loading, nextPage, loadMore } = list;
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });
  useEffect(() => {
    const element = end.current;
    if (!element || nextPage === null || !automatic || loading) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load.current(),
      {
        rootMargin: AHEAD,
      },
    );
    const observe = () => observer.observe(element);
    if (scrollY > 0) observe();
    else addEventListener("scroll", observe, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", observe);
      observer.disconnect();
    };
  }, [automatic, loading, nextPage]);

  if (nextPage === null) return <p className={styles.end}>{t("list.end")}</p>;
  const resume = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    list.resume();
  };
  return (
    <div ref={end}>
      {loading && <RowsPlaceholder rows={3} />}
      {list.failed && (
        <p role="alert" className={styles.end}>
          {t("list.failed")}
        </p>
      )}
      <Link className={styles.more} to={links.to({ page: nextPage })} onClick={resume} aria-busy={loading || undefined}>
        {loading ? t("list.loading") : t("list.more")}
      </Link>
    </div>
  );
}
