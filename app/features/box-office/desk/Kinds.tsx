import { useState, type RefObject } from "react";
import type { PriceLine } from "~/domain/booking/schema";
import type { DeskSale } from "~/domain/desk/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { Key } from "./Key";
import styles from "./Kinds.module.css";
import { Places } from "./Places";
import { heldOf } from "./use-sale";
import { useSum } from "./use-sum";

interface KindsProps {
  prices: readonly PriceLine[];
  letters: readonly string[];
  held: DeskSale | null;
  list: RefObject<HTMLUListElement | null>;
  onCount: (price: PriceLine, by: 1 | -1) => void;
  onSet: (price: PriceLine, amount: number) => void;
}

/** How many tickets of each kind, and the seats that the house has found for them. */
export function Kinds({ prices, letters, held, list, onCount, onSet }: KindsProps) {
  const t = useT("box-office");
  const sum = useSum();
  return (
    <>
      <ul ref={list} className={styles.kinds} aria-label={t("desk.kinds")}>
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
              <Amount name={name} amount={amount} onSet={(wanted) => onSet(price, wanted)} />
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

interface AmountProps {
  name: string;
  /** What is held. */
  amount: number;
  onSet: (amount: number) => void;
}

/** How many of a kind are held; for a group the number is typed over it. */
function Amount({ name, amount, onSet }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const say = (): void => {
    if (typed !== null && typed !== "" && Number(typed) !== amount) onSet(Number(typed));
    setTyped(null);
  };
  return (
    <input
      aria-label={name}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? amount}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, "").slice(0, 2))}
      onBlur={say}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // The form around it is the till's: Enter would take the money.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
