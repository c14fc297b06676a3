import { useT } from "~/i18n/use-t";
import styles from "./Desk.module.css";
import { useSum } from "./use-sum";

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
