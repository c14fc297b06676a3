import { Fragment, type ReactNode } from "react";
import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VersionTag } from "~/words/VersionTag";
import styles from "./EventFacts.module.css";
import { useFormats } from "~/i18n/use-formats";

interface EventFactsProps {
  event: ListedEvent;
  /** True where version and hall have no columns of their own at any width. */
  complete?: boolean;
  past?: boolean;
}

/** The one line of facts under a title, then what makes the show more than a screening. */
export function EventFacts({ event, complete = false, past = false }: EventFactsProps) {
  const facts = useFacts(event);
  const marks = useMarks(event, past);
  const seen = (fact: Fact, at: Width) => complete || fact.only === undefined || fact.only === at;
  return (
    <p className={styles.facts}>
      {facts.map((fact, index) => {
        // A separator stays with what it follows: a line never begins with one.
        const ends = widths.filter((at) => seen(fact, at) && facts.slice(index + 1).some((next) => seen(next, at)));
        return (
          <Fragment key={fact.key}>
            <span className={classNames(styles.fact, complete ? undefined : fact.only && styles[fact.only])}>
              {fact.text}
              {ends.length > 0 && (
                <span className={ends.length === 1 ? styles[ends[0] ?? "narrow"] : undefined}> ·</span>
              )}
            </span>{" "}
          </Fragment>
        );
      })}
      {marks.map(({ key, text, state }) => (
        <Fragment key={key}>
          <em className={styles.mark} data-state={state}>
            {text}
          </em>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** Phones, whose rows have no columns for version, hall and price but little room; and everything wider. */
const widths = ["narrow", "wide"] as const;
type Width = (typeof widths)[number];

interface Fact {
  key: string;
  text: ReactNode;
  only?: Width;
}

function useFacts(event: ListedEvent): Fact[] {
  const t = useT("programme");
  const { price } = useFormats();
  const origin = [event.countries.join("/"), event.year].filter(Boolean).join("\u00a0");
  const place = event.room?.name ?? event.venue?.name;
  const facts: (Fact | false)[] = [
    event.language_version !== null && {
      key: "version",
      text: <VersionTag version={event.language_version} />,
      only: "narrow",
    },
    event.directors.length > 0 && { key: "director", text: event.directors.slice(0, 2).join(", "), only: "wide" },
    origin !== "" && { key: "origin", text: origin, only: "wide" },
    event.runtime !== null && { key: "runtime", text: t("row.minutes", { count: event.runtime }) },
    place !== undefined && { key: "place", text: place, only: "narrow" },
    event.age_rating !== null && { key: "age", text: <Age years={event.age_rating} /> },
    event.price_from !== null &&
      !event.is_free && { key: "price", text: t("row.from", { price: price(event.price_from) }), only: "narrow" },
  ];
  return facts.filter((fact) => fact !== false);
}

function Age({ years }: { years: number }) {
  const t = useT("programme");
  if (years === 0) return t("row.ageAll");
  return <abbr title={t("row.ageLong", { count: years })}>{t("row.age", { count: years })}</abbr>;
}

interface Mark {
  key: string;
  text: string;
  state?: "cancelled" | "moved";
}

function useMarks(event: ListedEvent, past: boolean): Mark[] {
  const t = useT("programme");
  const { shortDay, time } = useFormats();
  const moved = event.previous_start;
  const marks: (Mark | false)[] = [
    // Of a show to come the ticket place says so.
    past && event.status === "cancelled" && { key: "cancelled", text: t("row.cancelled"), state: "cancelled" },
    event.status === "moved" && {
      key: "moved",
      text: moved ? t("row.movedFrom", { day: shortDay(moved), time: time(moved) }) : t("row.moved"),
      state: "moved",
    },
    event.format !== null && event.format !== "DCP" && { key: "format", text: event.format },
    ...event.extras.map(({ slug, name }) => ({ key: slug, text: name })),
    event.is_free && { key: "free", text: t("row.free") },
    event.fallback.includes("title") && { key: "german", text: t("row.germanOnly") },
  ];
  return marks.filter((mark) => mark !== false);
}
