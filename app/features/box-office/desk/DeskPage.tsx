import { useMemo, useRef, useState } from "react";
import { findOrders } from "~/domain/desk/find-orders";
import type { DeskOrder, DeskOrders } from "~/domain/desk/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { deskCalls } from "./calls";
import styles from "./Desk.module.css";
import { Key } from "./Key";
import { Pickups } from "./Pickups";
import { Receipt } from "./Receipt";
import { Till } from "./Till";
import { useCollecting, type Refused } from "./use-collecting";
import { useKeys } from "./use-keys";
import { useOrders } from "./use-orders";
import { useSwitch } from "./use-switch";
import { useSum } from "./use-sum";

interface DeskPageProps {
  id: string;
  day: BoxOfficeDay;
  orders: DeskOrders;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The desk of the house: what waits there is paid for and given out, a key an action. */
export function DeskPage({ id, day: { day, made_at }, orders }: DeskPageProps) {
  const t = useT("box-office");
  const { lang, href } = useLocale();
  const { longDay } = useFormats();
  const calls = useMemo(() => deskCalls(lang, day), [lang, day]);
  const { list, ask } = useOrders(calls, orders);
  const [text, setText] = useState("");
  const { chosen, handed, refused, isBusy, pay, ...collecting } = useCollecting(calls, ask);
  const [isOn, setOn] = useSwitch();
  const search = useRef<HTMLInputElement>(null);
  const given = useRef<HTMLInputElement>(null);

  const choose = (order: DeskOrder | null): void => {
    if (!collecting.choose(order)) return;
    setText("");
    // The keys are the desk's again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  const waiting = findOrders(list.orders, "");
  const byDigit = digits.map((digit, at) => [digit, () => waiting[at] && choose(waiting[at])] as const);
  useKeys(
    {
      ...Object.fromEntries(byDigit),
      "/": () => search.current?.focus(),
      g: () => given.current?.focus(),
      b: () => chosen?.state === "to_pay" && pay("terminal"),
      Enter: () => pay("cash"),
      Escape: () => choose(null),
    },
    isOn,
  );

  return (
    <main id={id} className={styles.desk} aria-busy={isBusy}>
      <header className={styles.head}>
        <p>
          <a href={href("/cms-hub/box-office")}>{t("title")}</a>
        </p>
        <h1>{t("desk.title")}</h1>
        <p className={styles.muted}>
          {longDay(day)} · {t("sheet.as_of", { time: timeOf(list.made_at || made_at) })}
        </p>
      </header>
      <div className={styles.column}>
        <Pickups
          orders={list.orders}
          digits={digits}
          text={text}
          onText={setText}
          field={search}
          chosen={chosen?.id ?? null}
          onChoose={choose}
        />
      </div>
      <div className={styles.column} data-till>
        {refused && (
          <p role="alert" className={styles.refused}>
            {t(sayOf(refused))}
          </p>
        )}
        {handed ? (
          <Receipt handed={handed} onNext={() => choose(null)} />
        ) : chosen ? (
          <Till
            key={chosen.id}
            total={chosen.total}
            isPaid={chosen.state !== "to_pay"}
            given={given}
            isBusy={isBusy}
            onPay={pay}
          >
            <Chosen order={chosen} />
          </Till>
        ) : (
          <p className={styles.none}>{t("desk.choose")}</p>
        )}
      </div>
      <Foot isOn={isOn} onSwitch={setOn} />
    </main>
  );
}

const said = new Set(["cart_expired", "seat_taken", "conflict", "unauthorized", "away"] as const);
type Said = typeof said extends Set<infer Code> ? Code : never;
/** Why something did not work, in the desk's words. */
const sayOf = (why: Refused): `desk.refused.${Said | "other"}` =>
  said.has(why as Said) ? `desk.refused.${why as Said}` : "desk.refused.other";

/** The keys that there are, and the switch that ends them. */
function Foot({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const t = useT("box-office");
  return (
    <footer className={styles.foot}>
      <span>
        <Key name="1" />–<Key name="9" /> {t("desk.collect")}
      </span>
      <span>
        <Key name="/" /> {t("desk.search")}
      </span>
      <span>
        <Key name="Esc" /> {t("desk.back")}
      </span>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        {t("desk.keys")}
      </label>
    </footer>
  );
}

function Chosen({ order }: { order: DeskOrder }) {
  const t = useT("box-office");
  const sum = useSum();
  const { name, number, show, seats, lines } = order;
  const places = seats.flatMap(({ row, seat }) =>
    seat === null ? [] : [row === null ? t("place.seat", { seat }) : t("seat_in_row", { row, seat })],
  );
  return (
    <>
      <h2>{name}</h2>
      <p>
        {number}
        <br />
        {timeOf(show.starts_at)} {show.title}
        <br />
        {places.length > 0 ? places.join(" · ") : t("place.any")}
      </p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>
              {line.amount} × {line.name}
            </span>
            <span className={styles.sum}>{sum(line.total)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
