import type { ReactNode } from "react";
import { figures } from "~/domain/format/figures";
import { timeOf } from "~/domain/format/time";
import type { Numbers, WireSums } from "~/domain/numbers/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./NumbersPage.module.css";
import { useCents } from "./use-cents";

interface Line extends WireSums {
  key: string | number;
  name: ReactNode;
}

interface SumsProps {
  /** Distinguishes it on the page. */
  id: string;
  title: string;
  column: string;
  lines: readonly Line[];
  total: WireSums;
}

/** Sums by something, and below them what all of it comes to: the same in every table. */
function SumsTable({ id, title, column, lines, total }: SumsProps) {
  const t = useT("box-office");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t("numbers.tickets")}</th>
            <th scope="col" className={styles.wide}>
              {t("numbers.sold")}
            </th>
            <th scope="col" className={styles.wide}>
              {t("numbers.back")}
            </th>
            <th scope="col">{t("numbers.left")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, ...sums }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <Cells sums={sums} />
            </tr>
          ))}
        </tbody>
        {lines.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t("numbers.left")}</th>
              <Cells sums={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** On a telephone what went back stands below what is left of it. */
function Cells({ sums: { tickets, sold_cents, back_cents, left_cents } }: { sums: WireSums }) {
  const cents = useCents();
  return (
    <>
      <td>{tickets}</td>
      <td className={styles.wide}>{cents(sold_cents)}</td>
      <td className={styles.wide}>{back_cents === 0 ? "–" : cents(back_cents)}</td>
      <td className={styles.sum}>
        {cents(left_cents)}
        {back_cents !== 0 && <small className={styles.narrow}>{cents(back_cents)}</small>}
      </td>
    </>
  );
}

/** Each rate with what is in it. */
function Rates({ rates }: Pick<Numbers, "rates">) {
  const t = useT("box-office");
  const cents = useCents();
  const { lang, money } = useLocale();
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{t("numbers.rates")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("numbers.rate")}</th>
            <th scope="col">{t("numbers.net")}</th>
            <th scope="col">{t("numbers.tax")}</th>
            <th scope="col" className={styles.wide}>
              {t("numbers.left")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, left_cents, tax_cents }) => (
            <tr key={rate}>
              <th scope="row">{t("numbers.rate_of", { rate: figures(lang, {}, money.locale).format(rate) })}</th>
              <td>{cents(left_cents - tax_cents)}</td>
              <td>{cents(tax_cents)}</td>
              <td className={styles.wide}>{cents(left_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same sums from five sides. */
export function Tables({ numbers: { days, shows, kinds, rates, methods, total } }: { numbers: Numbers }) {
  const t = useT("box-office");
  const { shortDay } = useFormats();
  const nameOf = ({ event, title, starts_at, room }: Numbers["shows"][number]): ReactNode =>
    event === null ? (
      t("numbers.fees")
    ) : (
      <>
        {title || t("numbers.unknown_show", { id: event })}
        {starts_at && <small>{[shortDay(starts_at), timeOf(starts_at), room].filter(Boolean).join(" · ")}</small>}
      </>
    );
  return (
    <div className={styles.tables}>
      {days.length > 1 && (
        <SumsTable
          id="days"
          title={t("numbers.days")}
          column={t("numbers.day")}
          lines={days.map((one) => ({ ...one, key: one.day, name: shortDay(one.day) }))}
          total={total}
        />
      )}
      <SumsTable
        id="shows"
        title={t("numbers.shows")}
        column={t("sheet.film")}
        lines={shows.map((one) => ({ ...one, key: one.event ?? "fees", name: nameOf(one) }))}
        total={total}
      />
      <SumsTable
        id="kinds"
        title={t("numbers.kinds")}
        column={t("numbers.kind")}
        lines={kinds.map((one) => ({ ...one, key: one.name }))}
        total={total}
      />
      <SumsTable
        id="methods"
        title={t("numbers.methods")}
        column={t("numbers.method")}
        lines={methods.map((one) => ({ ...one, key: one.method }))}
        total={total}
      />
      <Rates rates={rates} />
    </div>
  );
}
