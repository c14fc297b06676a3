import type { PriceLine } from "~/domain/booking/schema";
import type { DeskSale } from "~/domain/desk/schema";
import type { DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { Key } from "./Key";
import styles from "./Kinds.module.css";
import { Places } from "./Places";
import { heldOf } from "./use-sale";
import { useSum } from "./use-sum";

interface KindsProps {
  show: DayShow;
  prices: readonly PriceLine[];
  letters: readonly string[];
  held: DeskSale | null;
  onCount: (price: PriceLine, by: 1 | -1) => void;
}

/** How many tickets of each kind, and the seats that the house has found for them. */
export function Kinds({ show, prices, letters, held, onCount }: KindsProps) {
  const t = useT("box-office");
  const sum = useSum();
  return (
    <>
      <h2>
        {timeOf(show.starts_at)} {show.title}
      </h2>
      <ul className={styles.kinds} aria-label={t("desk.kinds")}>
        {prices.map((price, index) => {
          const amount = heldOf(held, price);
          const letter = letters[index] ?? "";
          const name = price.name;
          return (
            <li key={`${price.id}/${price.seat_group}`} data-none={amount === 0 || undefined}>
              <button type="button" aria-label={t("desk.more", { name })} onClick={() => onCount(price, 1)}>
                <Key name={letter.toUpperCase() || "+"} />
              </button>
              <span>
                {name}
                <small>{sum(price.price)}</small>
              </span>
              <output aria-label={name}>{amount}</output>
              <button
                type="button"
                aria-label={t("desk.fewer", { name })}
                hidden={amount === 0}
                onClick={() => onCount(price, -1)}
              >
                −
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">
        {held && held.tickets > 0 && (
          <>
            <b>{t("desk.tickets", { count: held.tickets })}</b>
            {held.held_until && ` · ${t("desk.held_until", { time: timeOf(held.held_until) })}`}
            <br />
            <Places seats={held.seats} />
          </>
        )}
      </p>
    </>
  );
}
