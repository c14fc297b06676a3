import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

/** Where things happen: picture, address, and how many can sit there. */
export default function VenueList({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const venues = (props.children ?? []).flatMap(({ venue }) => venue ?? []);
  return (
    <ul className={styles.venues}>
      {venues.map(({ id, url, name, address, image, rooms }) => {
        const seats = rooms.reduce((sum, room) => sum + room.seats, 0);
        return (
          <li key={id} className={styles.venue}>
            {image && <Picture image={image} sizes="(min-width: 48em) 40vw, 92vw" decorative />}
            <div>
              <h3>
                <Link to={url}>{name}</Link>
              </h3>
              <p className={styles.address}>{address}</p>
            </div>
            {seats > 0 && (
              <p className={styles.seats}>
                <span aria-hidden="true">{seats}</span>
                <VisuallyHidden>{t("venues.seats", { count: seats })}</VisuallyHidden>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
