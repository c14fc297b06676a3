import { useMemo, useRef, useState } from "react";
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
import { deskCalls } from "./calls";
import { Counter, dueOf, type Sale } from "./Counter";
import styles from "./Desk.module.css";
import { Key } from "./Key";
import { SeatChoice } from "./SeatChoice";
import { Shows } from "./Shows";
import { useSale } from "./use-sale";
import { Pickups } from "./Pickups";
import { useCollecting } from "./use-collecting";
import { useKeys, type Keys } from "./use-keys";
import { useOrders } from "./use-orders";
import { useSwitch } from "./use-switch";

interface DeskPageProps {
  id: string;
  day: BoxOfficeDay;
  orders: DeskOrders;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** Letters that mean something else. */
const takenLetters = ["b", "c", "g", "n", "s"];

/** The keys are the desk's again. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** A letter for one more of a kind, with Shift for one fewer. */
const kindKeys = (prices: readonly PriceLine[], letters: readonly string[], count: Sale["count"]): Keys =>
  Object.fromEntries(
    prices.map((price, at) => [letters[at], ({ shiftKey }: KeyboardEvent) => count(price, shiftKey ? -1 : 1)]),
  );

/** A key for each of the first things of a list. */
const keysFor = <T,>(keys: readonly string[], things: readonly T[], act: (thing: T) => unknown): Keys =>
  Object.fromEntries(keys.flatMap((key, at) => things.slice(at, at + 1).map((thing) => [key, () => act(thing)])));

/** Where keys lead. */
function useFields() {
  return {
    search: useRef<HTMLInputElement>(null),
    given: useRef<HTMLInputElement>(null),
    plan: useRef<HTMLDivElement>(null),
    amounts: useRef<HTMLUListElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
}

const fieldKeys = ({ search, given, plan, amounts, code }: ReturnType<typeof useFields>): Keys => ({
  "/": () => search.current?.focus(),
  s: () => plan.current?.querySelector<HTMLElement>("[data-seat][tabindex='0']")?.focus(),
  g: () => given.current?.focus(),
  c: () => code.current?.focus(),
  n: () => amounts.current?.querySelector("input")?.focus(),
});

/** The desk of the house: shows are sold there, and what waits is paid for and given out, a key an action. */
export function DeskPage({ id, day, orders }: DeskPageProps) {
  const { lang } = useLocale();
  const calls = useMemo(() => deskCalls(lang, day.day), [lang, day.day]);
  const { list, shows, ask } = useOrders(calls, { day, orders });
  const [text, setText] = useState("");
  const collecting = useCollecting(calls, ask);
  const sale = useSale(calls, ask);
  const [isOn, setOn] = useSwitch();
  const fields = useFields();

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
  const { prices, slots } = selling?.sold ?? { prices: [], slots: [] };
  const letters = lettersFor([...prices.map(({ name }) => name), ...slots.map(({ time }) => time)], takenLetters);
  const slotLetters = letters.slice(prices.length);
  const keys: Keys = {
    ...keysFor(showDigits, shows, (show) => choose(null, show)),
    ...keysFor(orderDigits, waiting, (order) => choose(order)),
    ...kindKeys(prices, letters, sale.count),
    ...keysFor(slotLetters, slots, (slot) => slot.isOpen && sale.choose(slot)),
    ...fieldKeys(fields),
    b: () => pay("terminal"),
    Enter: () => pay("cash"),
    Escape: () => choose(null),
  };
  useKeys(keys, { isOn, isWaiting: selling?.sold === null });

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
          field={fields.search}
          chosen={collecting.chosen?.id ?? null}
          onChoose={choose}
        />
      </div>
      {selling && !sale.handed && (
        <SeatChoice
          key={selling.id}
          show={selling.show.id}
          block={selling.slot?.block ?? null}
          held={selling.held}
          column={fields.plan}
          onMove={sale.move}
        />
      )}
      <Counter
        sale={sale}
        collecting={collecting}
        letters={letters}
        slotLetters={slotLetters}
        fields={fields}
        onPay={pay}
        onNext={() => choose(null)}
      />
      <Foot isOn={isOn} onSwitch={setOn} />
    </main>
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

const footKeys = [
  ["N", "foot_amount"],
  ["C", "code"],
  ["/", "foot_search"],
  ["S", "foot_seats"],
  ["Esc", "back"],
] as const;

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
      {footKeys.map(([key, what]) => (
        <span key={key}>
          <Key name={key} /> {t(`desk.${what}`)}
        </span>
      ))}
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        {t("desk.keys")}
      </label>
    </footer>
  );
}
