import { Fragment, type ReactNode } from "react";
import type { EventListItem } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { VersionTag } from "~/ui/VersionTag";
import styles from "./EventFacts.module.css";
import { useFormats } from "~/i18n/use-formats";

interface EventFactsProps {
  event: EventListItem;
  /** True where version and hall have no columns of their own at any width. */
  complete?: boolean;
}

/** The one line of facts under a title, then what makes the show more than a screening. */
export function EventFacts({ event, complete = false }: EventFactsProps) {
  const facts = useFacts(event, complete);
  const marks = useMarks(event);
  return (
    <p className={styles.facts}>
      {facts.map(({ key, text, narrow }, index) => (
        <span key={key} className={narrow ? styles.narrow : undefined}>
          {index > 0 && (
            <span className={facts.slice(0, index).every((fact) => fact.narrow) ? styles.narrow : undefined}> · </span>
          )}
          {text}
        </span>
      ))}
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map(({ key, text, state }) => (
            <Fragment key={key}>
              {" "}
              <em className={styles.mark} data-state={state}>
                {text}
              </em>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

interface Fact {
  key: string;
  text: ReactNode;
  /** Shown only where the row has no column for it. */
  narrow?: boolean;
}

function useFacts(event: EventListItem, complete: boolean): Fact[] {
  const t = useT("programme");
  const { price } = useFormats();
  const origin = [event.countries.join("/"), event.year].filter(Boolean).join("\u00a0");
  const place = event.room?.name ?? event.venue?.name;
  const narrow = !complete;
  const facts: (Fact | false)[] = [
    event.language_version !== null && {
      key: "version",
      text: <VersionTag version={event.language_version} />,
      narrow,
    },
    place !== undefined && { key: "place", text: place, narrow },
    event.directors.length > 0 && { key: "director", text: event.directors.slice(0, 2).join(", ") },
    origin !== "" && { key: "origin", text: origin },
    event.runtime !== null && { key: "runtime", text: t("row.minutes", { count: event.runtime }) },
    event.age_rating !== null && { key: "age", text: <Age years={event.age_rating} /> },
    event.price_from !== null &&
      !event.is_free && { key: "price", text: t("row.from", { price: price(event.price_from) }), narrow },
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

function useMarks(event: EventListItem): Mark[] {
  const t = useT("programme");
  const { shortDay, time } = useFormats();
  const moved = event.previous_start;
  const marks: (Mark | false)[] = [
    event.status === "cancelled" && { key: "cancelled", text: t("row.cancelled"), state: "cancelled" },
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
