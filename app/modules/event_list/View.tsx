import { ContactSheet } from "~/features/home/ContactSheet";
import { DayRows } from "~/features/home/DayRows";
import { DepartureBoard } from "~/features/home/DepartureBoard";
import { useModuleData } from "~/features/pages/module-context";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** Events from the programme: as a board of tonight, as contact sheets by day, or as rows by day. */
export default function EventList({ id, props }: ViewProps<typeof definition>) {
  const t = useT("home");
  const { own, now, today, ticket } = useModuleData(id);
  const events = own.events ?? [];
  const headline = props.headline ?? "";
  if (props.style === "board" || props.filters === "tonight")
    return <DepartureBoard events={events} headline={headline} now={now} today={today} ticket={ticket} />;
  const ahead = events.filter((event) => Date.parse(event.date_start) > now);
  if (props.style === "sheet") return <ContactSheet events={ahead} headline={headline} />;
  return (
    <Wrap as="section" className={styles.list}>
      {headline && <h2>{headline}</h2>}
      {ahead.length > 0 ? <DayRows events={ahead} ticket={ticket} /> : <p>{t("events.none")}</p>}
    </Wrap>
  );
}
