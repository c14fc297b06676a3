import { centsToPrice } from "~/domain/booking/selection";
import { csvCents, csvFile, csvStyleOf, csvText } from "~/domain/numbers/csv";
import type { IssuedVouchers } from "~/domain/vouchers/schema";
import { lastDayOf } from "~/domain/vouchers/voucher";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { classNames } from "~/ui/class-names";
import { useSum } from "../desk/use-sum";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import { useDays } from "./use-days";
import styles from "./VouchersPage.module.css";

interface IssuedProps {
  vouchers: IssuedVouchers;
  /** The code is a new one, of a voucher that there was. */
  isRecoded?: boolean;
}

/** Codes that were issued just now, to be printed or saved: nobody can show them again. */
export function Issued({ vouchers, isRecoded = false }: IssuedProps) {
  const t = useT("box-office");
  const sum = useSum();
  const { lastDay } = useDays();
  const heading = useAnswered<HTMLHeadingElement>(vouchers);
  const { codes, cents, ends_at, note } = vouchers;
  const file = useFile(vouchers);
  return (
    <section className={classNames(forms.panel, styles.fresh)} aria-labelledby="vouchers-fresh">
      <h2 id="vouchers-fresh" ref={heading} tabIndex={-1}>
        {t(isRecoded ? "vouchers.recoded" : "vouchers.issued", {
          count: codes.length,
          sum: sum(centsToPrice(cents)),
          day: lastDay(ends_at),
        })}
      </h2>
      {note ? <p>{note}</p> : null}
      <p className={styles.once}>
        <strong>{t("vouchers.once")}</strong>
      </p>
      <ul className={styles.printed} aria-label={t("vouchers.codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code> <span>{sum(centsToPrice(cents))}</span>
          </li>
        ))}
      </ul>
      <p className={classNames(buttons.row, styles.once)}>
        <a className={buttons.quiet} href={file} download={`gutscheine-${codes[0]?.slice(-4) ?? ""}.csv`}>
          {t("vouchers.file")}
        </a>
        <button type="button" className={buttons.quiet} onClick={() => window.print()}>
          {t("vouchers.print")}
        </button>
      </p>
    </section>
  );
}

/** The codes as a file for spreadsheets; it is in the page itself, so that no address leads to it. */
function useFile({ codes, cents, ends_at, note }: IssuedVouchers): string {
  const t = useT("box-office");
  const { lang } = useLocale();
  const style = csvStyleOf(lang);
  const head = (["code", "value", "until", "note"] as const).map((column) => t(`vouchers.column.${column}`));
  const until = lastDayOf(ends_at);
  const rows = codes.map((code) => [code, csvCents(cents, style), until, csvText(note)]);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csvFile([head, ...rows], style))}`;
}
