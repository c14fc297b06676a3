import type { ReactNode } from "react";
import { mapAt } from "~/domain/venues/map";
import type { VenuePage as Venue } from "~/domain/venues/page-schema";
import { useT } from "~/i18n/use-t";
import { Facade } from "~/ui/embed/later/Facade";
import { Wrap } from "~/ui/Wrap";
import { HoursTable } from "./HoursTable";
import { PlanLegend, RoomPlan, SeatPatterns } from "./RoomPlan";
import styles from "./VenuePage.module.css";

interface VenuePageProps {
  breadcrumb: ReactNode;
  venue: Venue;
  /** The cinema day, and the house's wall time "HH:MM". */
  today: string;
  clock: string;
}

/** A venue: how many find a place, every place as a dot, and how one gets to it. */
export function VenuePage({ breadcrumb, venue, today, clock }: VenuePageProps) {
  const t = useT("house");
  const seats = venue.rooms.reduce((sum, room) => sum + room.seats, 0);
  const places = venue.rooms.reduce((sum, room) => sum + room.wheelchair_places, 0);
  return (
    <article>
      <Wrap>{breadcrumb}</Wrap>
      <Wrap className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{venue.name}</h1>
          {venue.text && <p className={styles.text}>{venue.text}</p>}
        </div>
        {seats > 0 && (
          <p className={styles.sum}>
            <strong>{seats}</strong>
            <span>
              {t("venue.places", { count: seats })}. {t("venue.dots")}{" "}
              {places > 0 && t("venue.beside", { count: places })}
            </span>
          </p>
        )}
      </Wrap>
      {venue.rooms.length > 0 && <Rooms rooms={venue.rooms} />}
      <Wrap className={styles.rest}>
        {venue.rooms.length > 0 && <Access venue={venue} />}
        <div className={styles.columns}>
          <Way venue={venue} />
          {venue.hours.length > 0 && (
            <section aria-labelledby="venue-hours">
              <h2 id="venue-hours">{t("venue.hours")}</h2>
              <HoursTable hours={venue.hours} exceptions={venue.exceptions} today={today} clock={clock} />
            </section>
          )}
        </div>
      </Wrap>
    </article>
  );
}

function Rooms({ rooms }: { rooms: Venue["rooms"] }) {
  return (
    <div className={styles.plans}>
      <Wrap>
        <SeatPatterns />
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room.name}>
              <div className={styles.drawing}>
                <RoomPlan room={room} />
              </div>
              <h2>{room.name}</h2>
              <p className={styles.count}>{room.seats}</p>
              {room.formats.length > 0 && <p className={styles.formats}>{room.formats.join(" · ")}</p>}
            </li>
          ))}
        </ul>
        <PlanLegend />
      </Wrap>
    </div>
  );
}

/** What one needs to know without steps, sight or hearing; on phones each value says what it is. */
function Access({ venue: { rooms, access_text: text } }: { venue: Venue }) {
  const t = useT("house");
  const columns = ["room", "door", "wheelchair", "hearing", "toilet"] as const;
  return (
    <section aria-labelledby="venue-access" className={styles.access}>
      <h2 id="venue-access">{t("venue.access")}</h2>
      {text && <p className={styles.note}>{text}</p>}
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`venue.access.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.name}>
              <th scope="row">{room.name}</th>
              <td data-name={t("venue.access.door")}>
                {[t(room.step_free ? "venue.stepFree" : "venue.steps"), room.door].filter(Boolean).join(", ")}
              </td>
              <td data-name={t("venue.access.wheelchair")}>
                {t("venue.wheelchair", { count: room.wheelchair_places })}
              </td>
              <td data-name={t("venue.access.hearing")}>{room.induction_loop || "–"}</td>
              <td data-name={t("venue.access.toilet")}>{room.toilet || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Way({ venue: { address, transport, phone, email, position } }: { venue: Venue }) {
  const t = useT("house");
  const lines = (
    <address className={styles.address}>
      {address.split(", ").map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
  return (
    <section aria-labelledby="venue-way">
      <h2 id="venue-way">{t("venue.way")}</h2>
      {transport && <p className={styles.transport}>{transport}</p>}
      {position ? (
        <Facade embed={mapAt(position)} title={t("venue.map")} shape="map">
          {lines}
        </Facade>
      ) : (
        lines
      )}
      <p className={styles.contact}>
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </section>
  );
}
