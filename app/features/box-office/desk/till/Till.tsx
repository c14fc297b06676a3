import { useId, useState, type ReactNode, type RefObject } from "react";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import { givenCents, likelyGiven } from "~/domain/desk/money";
import type { DeskMethod } from "~/domain/orders/contact";
import { useT } from "~/i18n/use-t";
import { Key } from "../Key";
import styles from "./Till.module.css";
import { useSum } from "../use-sum";

interface TillProps {
  /** What is to be paid, "23.00". */
  total: string;
  /** False while there is nothing to be paid or given out. */
  isOpen: boolean;
  /** True where the money is in the house already. */
  isPaid: boolean;
  given: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onPay: (paid: DeskMethod) => unknown;
  children: ReactNode;
}

/** One amount to pay, what was given and what goes back, and how it was paid. */
export function Till({ total, isOpen, isPaid, given, isBusy, onPay, children }: TillProps) {
  const t = useT("box-office");
  const sum = useSum();
  const cents = isPaid ? 0 : priceToCents(total);
  const busy = { "aria-disabled": isBusy || undefined, "aria-busy": isBusy || undefined };
  const pay = (paid: DeskMethod) => () => {
    if (!isBusy) onPay(paid);
  };
  return (
    <form
      className={styles.till}
      onSubmit={(event) => {
        event.preventDefault();
        pay("cash")();
      }}
    >
      <div className={styles.goods}>{children}</div>
      {isOpen && (
        <div className={styles.money}>
          <p className={styles.due}>
            <span>{t(isPaid ? "desk.paid_before" : "desk.to_pay")}</span>
            <strong>{sum(total)}</strong>
          </p>
          {cents > 0 && <Given key={cents} cents={cents} field={given} />}
          <div className={styles.ways}>
            {cents > 0 ? (
              <>
                <button type="submit" className={styles.go} {...busy}>
                  <Key name="↵" /> {t("desk.cash", { sum: sum(total) })}
                </button>
                <button type="button" {...busy} onClick={pay("terminal")}>
                  <Key name="B" /> {t("desk.terminal")}
                </button>
              </>
            ) : (
              <button type="submit" className={styles.go} {...busy}>
                <Key name="↵" /> {t("desk.hand_out")}
              </button>
            )}
          </div>
        </div>
      )}
    </form>
  );
}

function Given({ cents, field }: { cents: number; field: TillProps["given"] }) {
  const t = useT("box-office");
  const id = useId();
  const sum = useSum();
  const [text, setText] = useState("");
  const given = givenCents(text);
  const back = given === null ? null : given - cents;
  return (
    <div className={styles.given}>
      <label htmlFor={id}>
        <Key name="G" /> {t("desk.given")}
      </label>
      <input
        ref={field}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/[^\d.,]/g, "").slice(0, 8))}
      />
      <div className={styles.likely}>
        {likelyGiven(cents).map((one) => (
          <button key={one} type="button" aria-pressed={one === given} onClick={() => setText(centsToPrice(one))}>
            {sum(centsToPrice(one))}
          </button>
        ))}
      </div>
      <p role="status" className={styles.change} data-short={(back !== null && back < 0) || undefined}>
        <b>{t(back !== null && back < 0 ? "desk.missing" : "desk.change")}</b>
        <strong>{back === null ? "–" : sum(centsToPrice(Math.abs(back)))}</strong>
      </p>
    </div>
  );
}
