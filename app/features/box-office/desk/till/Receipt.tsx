import { useEffect, useRef, useState } from "react";
import type { HandedOut } from "~/domain/desk/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { Key } from "../Key";
import { Lines, VoucherLine } from "../Lines";
import styles from "./Till.module.css";
import { useSum } from "../use-sum";

interface ReceiptProps {
  handed: HandedOut;
  onNext: () => void;
}

/** After the money: the tickets, and the lines that the house's own till has to sign. */
export function Receipt({ handed, onNext }: ReceiptProps) {
  const t = useT("box-office");
  const sum = useSum();
  const link = useRef<HTMLAnchorElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => link.current?.focus(), []);
  const lines = handed.lines.map(
    ({ amount, name, total, tax_rate }) => `${amount} × ${name}\t${sum(total)}\t${t("desk.tax", { rate: tax_rate })}`,
  );
  const paid = handed.voucher === null ? [] : [`${t("desk.voucher")}\t− ${sum(handed.voucher)}`];
  const copied = [handed.number, ...lines, ...paid, `${t("desk.sum")}\t${sum(handed.total)}`].join("\n");
  return (
    <section className={styles.receipt} aria-labelledby="receipt" data-before={handed.before || undefined}>
      <h2 id="receipt">
        {handed.before
          ? t("desk.before", { time: timeOf(handed.handed_at) })
          : t("desk.done", { count: handed.tickets })}
      </h2>
      <p>{handed.number}</p>
      <a
        ref={link}
        aria-describedby="receipt"
        className={styles.go}
        href={handed.tickets_url}
        target="_blank"
        rel="noreferrer"
      >
        <Key name="↵" /> {t("desk.print")}
      </a>
      <h3>{t("desk.for_till")}</h3>
      <Lines lines={handed.lines}>
        <VoucherLine paid={handed.voucher} />
      </Lines>
      <div className={styles.ways}>
        <button
          type="button"
          onClick={async () => {
            await navigator.clipboard.writeText(copied);
            setCopied(true);
          }}
        >
          <span role="status">{t(isCopied ? "desk.copied" : "desk.copy")}</span>
        </button>
        <button type="button" onClick={onNext}>
          <Key name="Esc" /> {t("desk.next")}
        </button>
      </div>
    </section>
  );
}
