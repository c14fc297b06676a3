import { ContactSheet } from "~/features/home/ContactSheet";
import { DepartureBoard } from "~/features/home/DepartureBoard";
import { useModuleData } from "~/features/pages/module-context";
import { DateRows } from "~/features/productions/DateRows";
import { useT } from "~/i18n/use-t";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";

/** Events from the programme: as a board of tonight, as contact sheets by day, or as plain rows. */
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
    <Wrap as="section">
      {headline && <h2>{headline}</h2>}
      {ahead.length > 0 ? (
        <DateRows showings={ahead} ticket={ticket} title={(event) => event.title} />
      ) : (
        <p>{t("events.none")}</p>
      )}
    </Wrap>
  );
}
