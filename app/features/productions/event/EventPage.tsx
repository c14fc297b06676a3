import { Suspense, type ReactNode } from "react";
import { saleOf, type ShownBooking } from "~/domain/booking/shown";
import { labelsBeside } from "~/domain/programme/labels";
import type { EventDetail, SectionName } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { RichText } from "~/ui/text/later/RichText";
import { Wrap } from "~/ui/Wrap";
import { DateRows } from "../parts/DateRows";
import styles from "../film/Detail.module.css";
import { EventFacts } from "../parts/Facts";
import { EventWhen } from "./EventWhen";
import hall from "../parts/hall.module.css";
import { MaskedFrame } from "../parts/MaskedFrame";
import { PriceList } from "./PriceList";
import { ImportantInfo, OpeningHours, Programs, Prose, Section, SectionStack, Sponsors } from "../parts/Sections";
import { TitleBlock } from "../parts/TitleBlock";
import { useSharedSections } from "../parts/use-shared-sections";

interface EventPageProps {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  event: EventDetail;
  /** Null where the shop does not answer or there is nothing to sell: the page reads all the same. */
  booking: ShownBooking | null;
  /** The booking form, filled in by the route. */
  bookingSlot: ReactNode;
  /** The ticket button of another date. */
  ticket: (showing: EventDetail["other_dates"][number]) => ReactNode;
}

/** One event with everything a visitor may want to know about it. */
export function EventPage({ breadcrumb, event, booking, bookingSlot, ticket }: EventPageProps) {
  return (
    <article {...accented(event.series?.accent ?? "brass")}>
      <div className={`${hall.hall} ${styles.head}`}>
        <MaskedFrame image={event.image} ratio={event.aspect_ratio} ruler={event.event_type_new.kind === "film"} low />
        <Wrap>
          {breadcrumb}
          <TitleBlock
            title={event.title}
            original={event.original_title}
            originalLang={event.original_lang}
            subtitle={event.subtitle}
            series={event.series}
            labels={labelsBeside(event)}
            fallback={event.fallback}
          />
          <EventWhen event={event} sale={booking && saleOf(booking)} />
          <div className={styles.columns}>
            <div className={styles.lead} lang={fallbackLang(event.fallback, "text")}>
              <RichText doc={event.text} />
            </div>
            <EventFacts event={event} />
          </div>
        </Wrap>
      </div>
      {/* Below the fold, and asleep until the rest is awake: no long task keeps a first tap waiting. */}
      <Suspense>
        <Tickets event={event} booking={booking} bookingSlot={bookingSlot} ticket={ticket} />
      </Suspense>
      <SectionStack order={event.sections} sections={useEventSections(event, ticket)} />
    </article>
  );
}

/** True while the page has a block of its own for dates and tickets: afterwards other dates are a section like others. */
const isComing = (event: EventDetail): boolean => !event.is_past && event.status !== "cancelled";

function Tickets({ event, booking, bookingSlot, ticket }: Omit<EventPageProps, "breadcrumb">) {
  const t = useT("productions");
  if (!isComing(event)) return null;
  // While tickets are sold the form itself names every price.
  const prices = booking && !saleOf(booking).isOpen ? booking.prices : [];
  const dates = event.other_dates;
  if (!bookingSlot && prices.length === 0 && dates.length === 0) return null;
  return (
    <Wrap>
      <section id="datesAndTickets" className={styles.tickets} aria-labelledby="tickets-title">
        <h2 id="tickets-title">{t("tickets.title")}</h2>
        <div className={styles.booking}>
          <div className={styles.form}>{bookingSlot}</div>
          {prices.length > 0 && <PriceList prices={prices} />}
          {dates.length > 0 && (
            <div className={styles.dates}>
              <h3>{t("section.otherDates")}</h3>
              <DateRows showings={dates} ticket={ticket} />
            </div>
          )}
        </div>
      </section>
    </Wrap>
  );
}

function useEventSections(
  event: EventDetail,
  ticket: EventPageProps["ticket"],
): Partial<Record<SectionName, ReactNode>> {
  const t = useT("productions");
  return {
    ...useSharedSections(event),
    ImportantInfo: (event.important_info !== "" || event.rain_plan !== "") && <ImportantInfo event={event} />,
    OpeningHours: isComing(event) && <OpeningHours event={event} />,
    Programs: event.programs.length > 0 && <Programs programs={event.programs} />,
    Events: event.other_dates.length > 0 && !isComing(event) && (
      <Section title={t("section.nextDates")}>
        <DateRows showings={event.other_dates} ticket={ticket} />
      </Section>
    ),
    Sponsors: event.sponsors.length > 0 && <Sponsors sponsors={event.sponsors} />,
    Promoter: event.promoter !== "" && (
      <Section title={t("section.promoter")}>
        <Prose>{event.promoter}</Prose>
      </Section>
    ),
  };
}
