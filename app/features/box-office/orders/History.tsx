import type { HouseEvent } from "~/domain/house-orders/schema";
import { useT } from "~/i18n/use-t";
import styles from "./History.module.css";
import page from "./OrderPage.module.css";
import { useReason } from "./use-reason";
import { useWhen } from "./use-when";

/** What happened to an order, when, by whom and why. */
export function History({ events }: { events: HouseEvent[] }) {
  const t = useT("box-office");
  const when = useWhen();
  const why = useReason();
  return (
    <section aria-labelledby="order-history" className={page.part}>
      <h2 id="order-history">{t("orders.history")}</h2>
      <table className={styles.history}>
        <thead>
          <tr>
            {(["when", "what", "who", "why"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`orders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ seq, at, type, actor, reason }) => (
            <tr key={seq}>
              <td>
                <time dateTime={at}>{when(at)}</time>
              </td>
              <th scope="row">{t(`orders.event.${type}`)}</th>
              <td>{actor.name || t(`orders.by.${actor.kind}`)}</td>
              <td>{reason && why(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
