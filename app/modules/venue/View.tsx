import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function Venue({ props }: ViewProps<typeof definition>) {
  const t = useT("home");
  const venue = props.venue;
  if (!venue) return null;
  return (
    <section className={styles.venue}>
      {venue.image && <Picture image={venue.image} sizes="(min-width: 48em) 40vw, 92vw" />}
      <div className={styles.text}>
        <h2>{venue.name}</h2>
        <p>{venue.address}</p>
        {venue.transport && <p className={styles.muted}>{venue.transport}</p>}
        {venue.text && <p>{venue.text}</p>}
        <ul className={styles.rooms}>
          {venue.rooms.map((room) => (
            <li key={room.name}>
              <b>{room.name}</b> {t("venue.seats", { count: room.seats })},{" "}
              {t("venue.wheelchair", { count: room.wheelchair_places })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
