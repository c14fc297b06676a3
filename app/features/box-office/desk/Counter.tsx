import { useEffect, useRef, type RefObject } from "react";
import type { DeskOrder } from "~/domain/desk/schema";
import { timeOf } from "~/domain/format/time";
import type { DeskMethod } from "~/domain/orders/contact";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { orderPath } from "../orders/paths";
import buttons from "../parts/buttons.module.css";
import styles from "./Desk.module.css";
import { Kinds } from "./Kinds";
import { Lines, VoucherLine } from "./Lines";
import { Places } from "./Places";
import { Receipt } from "./till/Receipt";
import { SaleCode } from "./SaleCode";
import { Slots } from "./Slots";
import { Till } from "./till/Till";
import type { useCollecting } from "./use-collecting";
import type { useSale } from "./use-sale";

/** As in the style sheet. */
const oneColumn = "(max-width: 59.99em)";

export type Sale = ReturnType<typeof useSale>;
type Collecting = ReturnType<typeof useCollecting>;

/** What is to be paid for now, and whether there is anything. */
export function dueOf(selling: Sale["selling"], chosen: DeskOrder | null) {
  if (selling) {
    const { total = "0.00", tickets = 0 } = selling.held ?? {};
    return { id: `show ${selling.show.id}`, total, isOpen: tickets > 0, isPaid: false };
  }
  if (chosen) return { id: chosen.id, total: chosen.total, isOpen: true, isPaid: chosen.state !== "to_pay" };
  return { id: "", total: "0.00", isOpen: false, isPaid: false };
}

/** Why something did not work, where the desk has words of its own for it. */
const said = [
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
  "code_missing",
  "code_unknown",
  "code_early",
  "code_over",
  "code_used_up",
  "code_not_these",
] as const;

interface CounterProps {
  sale: Sale;
  collecting: Collecting;
  letters: readonly string[];
  slotLetters: readonly string[];
  /** Where keys lead. */
  fields: {
    given: RefObject<HTMLInputElement | null>;
    amounts: RefObject<HTMLUListElement | null>;
    code: RefObject<HTMLInputElement | null>;
  };
  onPay: (paid: DeskMethod) => unknown;
  onNext: () => void;
}

type SoldProps = Pick<CounterProps, "sale" | "letters" | "slotLetters" | "fields"> & {
  selling: NonNullable<Sale["selling"]>;
};

/** What is sold: at what time, how many of each kind, and with which code. */
function Sold({ sale, selling: { show, sold, slot, held }, letters, slotLetters, fields }: SoldProps) {
  const { prices, slots } = sold ?? { prices: [], slots: [] };
  return (
    <>
      <h2>
        {slot?.time.slice(0, 5) ?? timeOf(show.starts_at)} {show.title}
      </h2>
      <Slots slots={slots} letters={slotLetters} chosen={slot?.id ?? null} onChoose={sale.choose} />
      <Kinds
        prices={prices}
        letters={letters}
        held={held}
        list={fields.amounts}
        onCount={sale.count}
        onSet={sale.set}
      />
      {held && held.fees.length > 0 && <Lines lines={held.fees} />}
      {held && held.tickets > 0 && (
        <SaleCode key={held.code?.code} held={held} field={fields.code} onCode={sale.code} />
      )}
    </>
  );
}

/** On one column the panel is below everything there is to be chosen: whoever has chosen (`about`) is led to it. */
function useLead(about: string | null) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (about === null || !matchMedia(oneColumn).matches) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, [about]);
  return panel;
}

/** What was chosen, once it can be shown: null for nothing. */
function chosenIn(selling: Sale["selling"], chosen: DeskOrder | null): string | null {
  if (selling) return selling.sold && `show ${selling.show.id}`;
  return chosen && `order ${chosen.id}`;
}

/** Where the money is: what is sold or collected, what is paid for it, and the tickets. */
export function Counter({ sale, collecting, letters, slotLetters, fields, onPay, onNext }: CounterProps) {
  const t = useT("box-office");
  const { selling } = sale;
  const { chosen } = collecting;
  const { refused, handed, isBusy } = selling ? sale : collecting;
  const { id, ...due } = dueOf(selling, chosen);
  const about = chosenIn(selling, chosen);
  const panel = useLead(about);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t("desk.till")}
      className={styles.column}
      data-till={about === null ? "closed" : "open"}
    >
      {refused && (
        <p role="alert" className={styles.refused}>
          {t(`desk.refused.${said.find((one) => one === refused) ?? "other"}`)}
        </p>
      )}
      {handed ? (
        <Receipt handed={handed} onNext={onNext} />
      ) : (
        <Till key={id} {...due} given={fields.given} isBusy={isBusy} onPay={onPay}>
          {selling && <Sold sale={sale} selling={selling} {...{ letters, slotLetters, fields }} />}
          {chosen && <Chosen order={chosen} />}
          {!selling && !chosen && <p className={styles.muted}>{t("desk.choose")}</p>}
        </Till>
      )}
    </section>
  );
}

function Chosen({ order }: { order: DeskOrder }) {
  const t = useT("box-office");
  const { href } = useLocale();
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
        <a className={buttons.link} href={href(orderPath(number))}>
          {t("orders.open")}
        </a>
      </p>
      <Lines lines={lines}>
        <VoucherLine paid={order.voucher} />
      </Lines>
    </>
  );
}
