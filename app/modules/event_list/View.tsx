import { paths } from "~/domain/site/pages";
import { ContactSheet } from "~/features/home/ContactSheet";
import { DayRows } from "~/features/home/DayRows";
import { DepartureBoard } from "~/features/home/DepartureBoard";
import { useModulePage } from "~/features/pages/module-context";
import { useFormats } from "~/i18n/use-formats";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** Events from the programme: as a board of tonight, as contact sheets by day, or as rows by day. */
export default function EventList({ props, data }: ViewProps<typeof definition>) {
  const t = useT("home");
  const { href } = useLocale();
  const { longDay } = useFormats();
  const { now, today, ticket } = useModulePage();
  const events = data.events ?? [];
  const headline = props.headline ?? "";
  if (props.style === "board" || props.filters === "tonight")
    return (
      <DepartureBoard
        events={events}
        headline={headline}
        now={now}
        today={today}
        ticket={ticket}
        search={data.rest?.search}
      />
    );
  const { day, search } = data.rest ?? {};
  const more = day && (
    <p className={styles.more}>
      <ButtonLink to={href(paths.events) + search} variant="quiet">
        {t("events.more", { day: longDay(day) })}
      </ButtonLink>
    </p>
  );
  if (props.style === "sheet")
    return (
      <ContactSheet events={events} headline={headline}>
        {more}
      </ContactSheet>
    );
  return (
    <Wrap as="section" className={styles.list}>
      {headline && <h2>{headline}</h2>}
      {events.length > 0 ? <DayRows events={events} ticket={ticket} /> : <p>{t("events.none")}</p>}
      {more}
    </Wrap>
  );
}
