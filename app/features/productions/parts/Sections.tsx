import { Suspense, type ReactNode } from "react";
import { Link } from "~/ui/Link";
import { formatDuration } from "~/domain/format/time";
import { hoursOfDay } from "~/domain/opening-hours/label";
import type { Contributor, EventDetail, SectionName, SeriesRef } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { late } from "~/ui/asleep/late";
import { Wrap } from "~/ui/Wrap";
import "~/words/later/SoundSample.module.css";
import styles from "./Sections.module.css";

/** The sections of a detail page in the order the design settings give; empty ones are left out. */
export function SectionStack({
  order,
  sections,
}: {
  order: readonly SectionName[];
  sections: Partial<Record<SectionName, ReactNode>>;
}) {
  const shown = order.filter((name) => sections[name]);
  if (shown.length === 0) return null;
  return (
    <Wrap>
      <div className={styles.sections}>
        {shown.map((name) => (
          <div key={name} id={name === "Events" ? undefined : name.toLowerCase()}>
            {/* Each wakes up by itself: no long task keeps a first tap waiting. */}
            <Suspense>{sections[name]}</Suspense>
          </div>
        ))}
      </div>
    </Wrap>
  );
}

const SoundSample = late(() => import("~/words/later/SoundSample"));

interface SectionProps {
  title: string;
  id?: string;
  lang?: string | undefined;
  children: ReactNode;
}

export function Section({ title, id, lang, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}

export function Prose({
  children,
  signedBy = "",
  lang,
}: {
  children: ReactNode;
  signedBy?: string;
  lang?: string | undefined;
}) {
  const t = useT("productions");
  return (
    <div lang={lang}>
      <div className={styles.prose}>{children}</div>
      {signedBy && <p className={styles.signed}>{t("signed", { name: signedBy })}</p>}
    </div>
  );
}

export function ImportantInfo({ event }: { event: Pick<EventDetail, "important_info" | "rain_plan" | "fallback"> }) {
  const t = useT("productions");
  return (
    <Section title={t("section.important")} lang={fallbackLang(event.fallback, "important_info")}>
      <div className={styles.info}>
        {event.important_info && <p>{event.important_info}</p>}
        {event.rain_plan && (
          <p>
            {t("rainPlan")} {event.rain_plan}
          </p>
        )}
      </div>
    </Section>
  );
}

/** When the house is open on the day of an event: where tickets are collected, and what is done before. */
export function OpeningHours({ event }: { event: Pick<EventDetail, "day" | "opening_hours" | "venue"> }) {
  const t = useT("productions");
  const { longDay, clock } = useFormats();
  const { ranges, said } = hoursOfDay(event.opening_hours);
  const open = ranges.map(({ from, to }) => `${from}–${clock(to)}`).join(", ");
  return (
    <Section title={t("section.hours")}>
      <p>{t("hours.day", { day: longDay(event.day), hours: open || said || t("hours.closed") })}</p>
      {event.venue && <Link to={event.venue.url}>{t("hours.venue", { name: event.venue.name })}</Link>}
    </Section>
  );
}

export function Programs({ programs }: { programs: EventDetail["programs"] }) {
  const { lang } = useLocale();
  const t = useT("productions");
  return (
    <Section title={t("section.programs")}>
      <ol className={styles.programs}>
        {programs.map((part) => (
          <li key={part.title}>
            <strong>{part.title}</strong>
            <span>{part.duration ? formatDuration(part.duration, lang) : ""}</span>
            {part.text && <p>{part.text}</p>}
            {part.sample && (
              <div className={styles.sample}>
                <SoundSample {...part} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Contributors({ people }: { people: readonly Contributor[] }) {
  const t = useT("productions");
  const roles = [...new Set(people.map((person) => person.role))];
  return (
    <Section title={t("section.contributors")}>
      <dl className={styles.people}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{role}</dt>
            {people
              .filter((person) => person.role === role)
              .map((person) => (
                <dd key={person.name}>{person.url ? <Link to={person.url}>{person.name}</Link> : person.name}</dd>
              ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function SeriesSection({ series, text, lang }: { series: SeriesRef; text: string; lang?: string | undefined }) {
  const t = useT("productions");
  return (
    <Section title={t("section.series")} lang={lang}>
      <div className={styles.series} {...accented(series.accent)}>
        <Link to={series.url}>{series.name}</Link>
        {text && <p>{text}</p>}
      </div>
    </Section>
  );
}

export function Sponsors({ sponsors }: { sponsors: EventDetail["sponsors"] }) {
  const t = useT("productions");
  return (
    <Section title={t("section.sponsors")}>
      <ul className={styles.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.name}>{sponsor.url ? <a href={sponsor.url}>{sponsor.name}</a> : sponsor.name}</li>
        ))}
      </ul>
    </Section>
  );
}
