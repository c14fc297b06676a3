import type { ReactNode } from "react";
import type { DeskLine } from "~/domain/desk/schema";
import { useT } from "~/i18n/use-t";
import styles from "./Desk.module.css";
import { useSum } from "./use-sum";

interface LinesProps {
  /** With the tax in them where it is said. */
  lines: readonly (Omit<DeskLine, "tax_rate"> & Partial<DeskLine>)[];
  children?: ReactNode;
}

/** What is charged, a line each. */
export function Lines({ lines, children }: LinesProps) {
  const t = useT("box-office");
  const sum = useSum();
  return (
    <ul className={styles.lines}>
      {lines.map(({ name, amount, total, tax_rate }, index) => (
        // Two lines may be alike; they never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>
            {amount} × {name}
            {tax_rate !== undefined && <small>{t("desk.tax", { rate: tax_rate })}</small>}
          </span>
          <span className={styles.sum}>{sum(total)}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** What a voucher has paid of an order: the sum of the desk is what is left. */
export function VoucherLine({ paid }: { paid: string | null }) {
  const t = useT("box-office");
  const sum = useSum();
  return paid === null ? null : (
    <li>
      <span>{t("desk.voucher")}</span>
      <span className={styles.sum}>{`− ${sum(paid)}`}</span>
    </li>
  );
}
