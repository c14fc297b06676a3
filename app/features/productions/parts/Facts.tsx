import { Fragment, type ReactNode } from "react";
import { formatAspectRatio } from "~/domain/format/time";
import { formatDuration } from "~/domain/format/time";
import type { AccessFeature, EventDetail, Guest, LanguageVersion } from "~/domain/programme/schema";
import type { ProductionDetail } from "~/domain/productions/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import styles from "./Facts.module.css";
import { countryName, languageName, versionWords } from "./version-words";

type Fact = readonly [key: string, label: string, value: ReactNode];

/** A list of facts; those without a value are left out. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, , value]) => value !== null && value !== "" && value !== undefined && value !== false)
        .map(([key, label, value]) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type Common = Pick<
  EventDetail,
  "directors" | "countries" | "year" | "runtime" | "aspect_ratio" | "age_rating" | "genres"
>;

/** What film and event page say in the same words. */
function useCommonFacts(film: Common): Fact[] {
  const { lang } = useLocale();
  const t = useT("productions");
  const origin = [film.countries.map((code) => countryName(code, lang, t)).join(", "), film.year]
    .filter(Boolean)
    .join(" ");
  return [
    ["director", t("facts.director", { count: film.directors.length }), film.directors.join(", ")],
    ["origin", t("facts.origin"), origin],
    ["genre", t("facts.genre"), film.genres.map((genre) => genre.name).join(", ")],
    ["runtime", t("facts.runtime"), film.runtime ? formatDuration(film.runtime, lang) : ""],
    ["ratio", t("facts.ratio"), film.aspect_ratio ? formatAspectRatio(film.aspect_ratio, lang) : ""],
    ["age", t("facts.age"), film.age_rating === null ? "" : t("facts.ageFrom", { age: film.age_rating })],
  ];
}

export function FilmFacts({ film }: { film: ProductionDetail }) {
  const { lang } = useLocale();
  const t = useT("productions");
  const common = useCommonFacts(film);
  return (
    <FactList
      facts={[
        ...common,
        ["languages", t("facts.languages"), film.languages.map((tag) => languageName(tag, lang)).join(", ")],
        ["cast", t("facts.cast"), film.cast.join(", ")],
      ]}
    />
  );
}

export function EventFacts({ event }: { event: EventDetail }) {
  const t = useT("productions");
  const common = useCommonFacts(event);
  return (
    <FactList
      facts={[
        ["version", t("facts.version"), event.language_version && <VersionFact version={event.language_version} />],
        ["format", t("facts.format"), event.format],
        ["extras", t("facts.extras"), event.extras.map((extra) => extra.name).join(", ")],
        ["guests", t("facts.guests"), event.guests.length > 0 && <GuestNames guests={event.guests} />],
        ...common,
        ["access", t("facts.access"), event.access.length > 0 && <AccessWords access={event.access} />],
      ]}
    />
  );
}

function GuestNames({ guests }: { guests: readonly Guest[] }) {
  return guests.map(({ name, part, fallback }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <span lang={fallbackLang(fallback, "name")}>{name}</span>
      {part !== "" && <span lang={fallbackLang(fallback, "part")}> ({part})</span>}
    </Fragment>
  ));
}

function VersionFact({ version }: { version: LanguageVersion }) {
  const { lang } = useLocale();
  const t = useT("productions");
  const named = version.code !== "silent" && version.code !== "no-dialogue";
  return (
    <>
      {named ? `${version.code}: ` : ""}
      {versionWords(version, lang, t)}
      {version.english_friendly && <small>{t("version.englishFriendly")}</small>}
    </>
  );
}

function AccessWords({ access }: { access: readonly AccessFeature[] }) {
  const t = useT("productions");
  return access.map((feature) => t(`access.${feature}`)).join(", ");
}
