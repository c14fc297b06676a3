import { useMemo, useRef, useState, type RefObject } from "react";
import type { PriceLine } from "~/domain/booking/schema";
import { lettersFor } from "~/domain/desk/letters";
import { findOrders } from "~/domain/desk/find-orders";
import type { DeskOrder, DeskOrders } from "~/domain/desk/schema";
import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import type { DeskMethod } from "~/domain/orders/contact";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { orderPath } from "../orders/paths";
import { deskCalls } from "./calls";
import styles from "./Desk.module.css";
import { Key } from "./Key";
import { Kinds } from "./Kinds";
import { Places } from "./Places";
import { SeatChoice } from "./SeatChoice";
import { Shows } from "./Shows";
import { useSale } from "./use-sale";
import { Pickups } from "./Pickups";
import { Receipt } from "./Receipt";
import { Till } from "./Till";
import { useCollecting, type Refused } from "./use-collecting";
import { useKeys, type Keys } from "./use-keys";
import { useOrders } from "./use-orders";
import { useSwitch } from "./use-switch";
import { useSum } from "./use-sum";

interface DeskPageProps {
  id: string;
  day: BoxOfficeDay;
  orders: DeskOrders;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** Letters that mean something else. */
const takenLetters = ["b", "g", "s"];

/** The keys are the desk's again. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

type Sale = ReturnType<typeof useSale>;
type Collecting = ReturnType<typeof useCollecting>;

/** What is to be paid for now, and whether there is anything. */
function dueOf(selling: Sale["selling"], chosen: DeskOrder | null) {
  if (selling) {
    const { total = "0.00", tickets = 0 } = selling.held ?? {};
    return { id: selling.id, total, isOpen: tickets > 0, isPaid: false };
  }
  if (chosen) return { id: chosen.id, total: chosen.total, isOpen: true, isPaid: chosen.state !== "to_pay" };
  return { id: "", total: "0.00", isOpen: false, isPaid: false };
}

/** A letter for one more of a kind, with Shift for one fewer. */
const kindKeys = (prices: readonly PriceLine[], letters: readonly string[], count: Sale["count"]): Keys =>
  Object.fromEntries(
    prices.map((price, at) => [letters[at], ({ shiftKey }: KeyboardEvent) => count(price, shiftKey ? -1 : 1)]),
  );

/** The desk of the house: shows are sold there, and what waits is paid for and given out, a key an action. */
export function DeskPage({ id, day, orders }: DeskPageProps) {
  const { lang } = useLocale();
  const calls = useMemo(() => deskCalls(lang, day.day), [lang, day.day]);
  const { list, shows, ask } = useOrders(calls, { day, orders });
  const [text, setText] = useState("");
  const collecting = useCollecting(calls, ask);
  const sale = useSale(calls, ask);
  const [isOn, setOn] = useSwitch();
  const search = useRef<HTMLInputElement>(null);
  const given = useRef<HTMLInputElement>(null);
  const plan = useRef<HTMLDivElement>(null);

  /** One thing at a time: an order, a show, or neither. */
  const choose = (order: DeskOrder | null, show: DayShow | null = null): void => {
    if (collecting.isBusy || !sale.begin(show)) return;
    collecting.choose(order);
    setText("");
    leaveField();
  };
  const { selling } = sale;
  const current = selling ? sale : collecting;
  const pay = (paid: DeskMethod) => dueOf(selling, collecting.chosen).isOpen && current.pay(paid);

  const waiting = findOrders(list.orders, "");
  const showDigits = digits.slice(0, Math.min(shows.length, 5));
  const orderDigits = digits.slice(showDigits.length);
  const prices = selling?.prices ?? [];
  const letters = lettersFor(
    prices.map(({ name }) => name),
    takenLetters,
  );
  useKeys(
    {
      ...Object.fromEntries(showDigits.map((digit, at) => [digit, () => choose(null, shows[at])])),
      ...Object.fromEntries(orderDigits.map((digit, at) => [digit, () => waiting[at] && choose(waiting[at])])),
      ...kindKeys(prices, letters, sale.count),
      "/": () => search.current?.focus(),
      s: () => plan.current?.querySelector<HTMLElement>("[data-seat][tabindex='0']")?.focus(),
      g: () => given.current?.focus(),
      b: () => pay("terminal"),
      Enter: () => pay("cash"),
      Escape: () => choose(null),
    },
    { isOn, isWaiting: selling?.prices === null },
  );

  return (
    <main id={id} className={styles.desk} aria-busy={current.isBusy}>
      <Head day={day.day} time={timeOf(list.made_at)} />
      <div className={styles.column}>
        <Shows
          shows={shows}
          digits={showDigits}
          chosen={selling?.show.id ?? null}
          onChoose={(show) => choose(null, show)}
        />
        <Pickups
          orders={list.orders}
          digits={orderDigits}
          text={text}
          onText={setText}
          field={search}
          chosen={collecting.chosen?.id ?? null}
          onChoose={choose}
        />
      </div>
      {selling && !sale.handed && (
        <SeatChoice key={selling.id} show={selling.show.id} held={selling.held} column={plan} onMove={sale.move} />
      )}
      <Counter
        sale={sale}
        collecting={collecting}
        letters={letters}
        given={given}
        onPay={pay}
        onNext={() => choose(null)}
      />
      <Foot isOn={isOn} onSwitch={setOn} />
    </main>
  );
}

interface CounterProps {
  sale: Sale;
  collecting: Collecting;
  letters: readonly string[];
  given: RefObject<HTMLInputElement | null>;
  onPay: (paid: DeskMethod) => unknown;
  onNext: () => void;
}

/** Where the money is: what is sold or collected, what is paid for it, and the tickets. */
function Counter({ sale, collecting, letters, given, onPay, onNext }: CounterProps) {
  const t = useT("box-office");
  const { selling } = sale;
  const { chosen } = collecting;
  const { refused, handed, isBusy } = selling ? sale : collecting;
  const { id, ...due } = dueOf(selling, chosen);
  return (
    <div className={styles.column} data-till>
      {refused && (
        <p role="alert" className={styles.refused}>
          {t(sayOf(refused))}
        </p>
      )}
      {handed ? (
        <Receipt handed={handed} onNext={onNext} />
      ) : (
        <Till key={id} {...due} given={given} isBusy={isBusy} onPay={onPay}>
          {selling && <Kinds {...selling} prices={selling.prices ?? []} letters={letters} onCount={sale.count} />}
          {chosen && <Chosen order={chosen} />}
          {!selling && !chosen && <p className={styles.none}>{t("desk.choose")}</p>}
        </Till>
      )}
    </div>
  );
}

function Head({ day, time }: { day: string; time: string }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  return (
    <header className={styles.head}>
      <p>
        <a href={href("/cms-hub/box-office")}>{t("title")}</a>
      </p>
      <h1>{t("desk.title")}</h1>
      <p className={styles.muted}>
        {longDay(day)} · {t("sheet.as_of", { time })}
      </p>
    </header>
  );
}

const said = new Set([
  "cart_expired",
  "seat_taken",
  "conflict",
  "unauthorized",
  "away",
  "not_enough_seats",
  "quota_exhausted",
  "limit_reached",
  "sales_closed",
  "bad_request",
  "seat_gone",
] as const);
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
        <Key name="1" />–<Key name="9" /> {t("desk.foot_choose")}
      </span>
      <span>
        <Key name="A" />–<Key name="Z" /> {t("desk.foot_more")} <Key name="⇧" /> {t("desk.foot_fewer")}
      </span>
      <span>
        <Key name="/" /> {t("desk.search")}
      </span>
      <span>
        <Key name="S" /> {t("desk.foot_seats")}
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
  const { href } = useLocale();
  const sum = useSum();
  const { name, number, show, seats, lines } = order;
  return (
    <>
      <h2>{name}</h2>
      <p>
        {number}
        <br />
        {timeOf(show.starts_at)} {show.title}
        <br />
        <Places seats={seats} />
      </p>
      <p>
        <a className={styles.open} href={href(orderPath(number))}>
          {t("orders.open")}
        </a>
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
