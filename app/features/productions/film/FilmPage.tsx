import type { ReactNode } from "react";
import type { EventListItem, SectionName } from "~/domain/programme/schema";
import type { ProductionDetail } from "~/domain/productions/schema";
import { paths } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { ButtonLink } from "~/ui/form/Button";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/text/later/RichText";
import { Wrap } from "~/ui/Wrap";
import { DateRows } from "../parts/DateRows";
import styles from "./Detail.module.css";
import { FilmFacts } from "../parts/Facts";
import hall from "../parts/hall.module.css";
import { MaskedFrame } from "../parts/MaskedFrame";
import { Prose, Section, SectionStack } from "../parts/Sections";
import { showtimesWeek } from "./showtimes-week";
import { ShowtimesStrip } from "./ShowtimesStrip";
import { TitleBlock } from "../parts/TitleBlock";
import { useSharedSections } from "../parts/use-shared-sections";

interface FilmPageProps {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  film: ProductionDetail;
  /** The cinema day of the visit, YYYY-MM-DD. */
  today: string;
  /** First day of the showtimes strip that the visitor asked for. */
  from: string | null;
  ticket: (event: EventListItem) => ReactNode;
}

/** A film with all its showtimes; after its run with the day it was last shown. */
export function FilmPage({ breadcrumb, film, today, from, ticket }: FilmPageProps) {
  const sections = useFilmSections(film, ticket);
  return (
    <article {...accented(film.series?.accent ?? "brass")}>
      <div className={`${hall.hall} ${styles.head}`}>
        <MaskedFrame image={film.image} ratio={film.aspect_ratio} ruler />
        <Wrap>
          {breadcrumb}
          <TitleBlock
            title={film.title}
            original={film.original_title}
            originalLang={film.original_lang}
            series={film.series}
            fallback={film.fallback}
          />
          <div className={styles.strip}>
            {film.events.length > 0 ? (
              <ShowtimesStrip week={showtimesWeek(film.events, today, from)} today={today} path={film.url} />
            ) : (
              <LastShown film={film} />
            )}
          </div>
          <div className={styles.columns}>
            <Curator film={film} />
            <FilmFacts film={film} />
          </div>
        </Wrap>
      </div>
      <SectionStack order={film.sections} sections={sections} />
    </article>
  );
}

function Curator({ film }: { film: ProductionDetail }) {
  const t = useT("productions");
  if (!film.teaser) return <div />;
  return (
    <div lang={fallbackLang(film.fallback, "teaser")}>
      <p className={styles.lead}>{film.teaser}</p>
      {film.signed_by && <p className={styles.signed}>{t("signed", { name: film.signed_by })}</p>}
    </div>
  );
}

function LastShown({ film }: { film: ProductionDetail }) {
  const { href } = useLocale();
  const { fullDay } = useFormats();
  const t = useT("productions");
  return (
    <div className={styles.lastShown}>
      <strong>{film.last_shown ? t("lastShown", { day: fullDay(film.last_shown) }) : t("neverShown")}</strong>
      <p>
        {film.series ? (
          <ButtonLink to={film.series.url} variant="quiet">
            {t("toSeries", { name: film.series.name })}
          </ButtonLink>
        ) : (
          <ButtonLink to={href(paths.events)} variant="quiet">
            {t("toProgramme")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function useFilmSections(
  film: ProductionDetail,
  ticket: FilmPageProps["ticket"],
): Partial<Record<SectionName, ReactNode>> {
  const t = useT("productions");
  return {
    ...useSharedSections(film),
    Events: film.events.length > 0 && (
      <Section title={t("tickets.title")} id="datesAndTickets">
        <DateRows showings={film.events} ticket={ticket} />
      </Section>
    ),
    Description: (film.text ?? film.poster) && (
      <Section title={t("section.description")}>
        <div className={styles.described}>
          <Prose lang={fallbackLang(film.fallback, "text")}>
            <RichText doc={film.text} />
          </Prose>
          {film.poster && (
            <div className={styles.poster}>
              <Picture image={film.poster} sizes="15rem" />
            </div>
          )}
        </div>
      </Section>
    ),
  };
}
