import { useEffect, useEffectEvent, type RefObject } from "react";
import { findOrders } from "~/domain/desk/find-orders";
import type { DeskOrder } from "~/domain/desk/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { Choice } from "./Choice";
import styles from "./Desk.module.css";
import { Key } from "./Key";
import { useSum } from "./use-sum";

interface PickupsProps {
  orders: readonly DeskOrder[];
  /** Digits that lead to the first of them. */
  digits: readonly string[];
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  chosen: string | null;
  onChoose: (order: DeskOrder) => void;
}

/** What waits at the desk; a word finds it, also when it was given out. */
export function Pickups({ orders, digits, text, onText, field, chosen, onChoose }: PickupsProps) {
  const t = useT("box-office");
  const found = findOrders(orders, text);
  const [first] = found;
  const take = useEffectEvent(onText);
  // Somebody may have typed before this was here, which the next redraw would take out again.
  useEffect(() => {
    if (field.current?.value) take(field.current.value);
  }, [field]);
  return (
    <section className={styles.pickups} aria-labelledby="pickups">
      <h2 id="pickups">{t("desk.collect")}</h2>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first);
        }}
      >
        <label htmlFor="desk-search">
          <Key name="/" /> {t("desk.search")}
        </label>
        <input
          ref={field}
          id="desk-search"
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </form>
      <p role="status" className={styles.none}>
        {found.length === 0 && t(text ? "desk.nobody" : "desk.nothing")}
      </p>
      <ul aria-labelledby="pickups">
        {found.map((order, index) => (
          <Row
            key={order.id}
            order={order}
            digit={text ? undefined : digits[index]}
            isChosen={order.id === chosen}
            onChoose={() => onChoose(order)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  order: DeskOrder;
  digit: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ order, digit, isChosen, onChoose }: RowProps) {
  const t = useT("box-office");
  const sum = useSum();
  const { name, tickets, number, show, state, total, lapses_at, handed_at } = order;
  const until = lapses_at === null ? "" : t("desk.lapses", { time: timeOf(lapses_at) });
  const given = handed_at === null ? "" : t("desk.given_at", { time: timeOf(handed_at) });
  return (
    <Choice
      digit={digit}
      name={`${name}, ${t("desk.tickets", { count: tickets })}`}
      facts={[`${timeOf(show.starts_at)} ${show.title}`, [number, until, given].filter(Boolean).join(" · ")]}
      sum={state === "to_pay" ? sum(total) : t("desk.paid")}
      state={state}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
