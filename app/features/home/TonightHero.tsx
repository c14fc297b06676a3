import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented, type StyleWithProperties } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { VersionTag } from "~/words/VersionTag";
import { Wrap } from "~/ui/Wrap";
import styles from "./TonightHero.module.css";

interface TonightHeroProps {
  event: ListedEvent;
  headline: string;
  ticket: ReactNode;
}

/** The house opens: the masking gives way to the evening's film and carries its start time. */
export function TonightHero({ event, headline, ticket }: TonightHeroProps) {
  const { longDay } = useFormats();
  const ratio = event.image?.ratio ?? 1.66;
  return (
    <section
      className={styles.hero}
      {...accented(event.series?.accent ?? "brass")}
      style={{ "--ratio": ratio } as StyleWithProperties}
    >
      <div className={styles.stage}>
        <div className={styles.frame}>
          {event.image ? (
            <Picture image={event.image} sizes="(min-width: 64em) 62vw, 100vw" priority fit="cover" />
          ) : (
            <span className={styles.plate} aria-hidden="true">
              {event.title}
            </span>
          )}
        </div>
        <div className={styles.board}>
          <div>
            <h1 className={styles.headline} tabIndex={-1}>
              {headline}
            </h1>
            <p className={styles.date}>{longDay(event.day)}</p>
          </div>
          <time className={styles.time} dateTime={event.date_start}>
            {timeOf(event.date_start)}
          </time>
        </div>
      </div>
      <Wrap className={styles.below}>
        <HeroTitle event={event} />
        <div className={styles.buy}>{ticket}</div>
      </Wrap>
    </section>
  );
}

function HeroTitle({ event }: { event: ListedEvent }) {
  const { lang } = useLocale();
  const t = useT("home");
  const differs = event.original_title && event.original_title !== event.title;
  return (
    <div>
      <h2
        className={classNames(styles.title, event.title.length > 38 && styles.long)}
        lang={fallbackLang(event.fallback, "title")}
      >
        <Link to={event.url}>{event.title}</Link>
      </h2>
      {differs && (
        <p className={styles.original} lang={event.original_lang ?? undefined}>
          {event.original_title}
        </p>
      )}
      <p className={styles.spec}>
        {event.language_version && (
          <>
            <b>
              <VersionTag version={event.language_version} />
            </b>
            {" · "}
          </>
        )}
        {[
          event.directors.join(", "),
          event.year,
          event.runtime && t("minutes", { count: event.runtime }),
          event.room?.name,
        ]
          .filter(Boolean)
          .join(" · ")}
        {event.extras.map((extra) => (
          <span key={extra.slug} lang={lang}>
            {" "}
            <mark>{extra.name}</mark>
          </span>
        ))}
      </p>
    </div>
  );
}
