import { timeOf } from "~/domain/format/time";
import { shortcutPeriods, shortcuts, type Period } from "~/domain/numbers/period";
import type { Numbers } from "~/domain/numbers/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Check } from "./Check";
import { Paper } from "../parts/Paper";
import styles from "./NumbersPage.module.css";
import { Tables } from "./Tables";
import { useCents } from "./use-cents";
import { useNumbers } from "./use-numbers";

interface NumbersPageProps {
  id: string;
  /** Null: the period that was asked for is none. */
  numbers: Numbers | null;
  asked: Partial<Period>;
  siteName: string;
}

const path = "/cms-hub/box-office/numbers";
const queryOf = ({ from = "", to = "" }: Partial<Period>): string => `?from=${from}&to=${to}`;

/** What was sold and given back, for a day or a year, on screen and on paper, as it is while somebody looks. No names on it. */
export function NumbersPage(props: NumbersPageProps) {
  const { numbers } = props;
  if (!numbers) return <NumbersPaper {...props} />;
  return <FreshNumbers key={queryOf(numbers)} {...props} first={numbers} />;
}

function FreshNumbers({ first, ...props }: NumbersPageProps & { first: Numbers }) {
  return <NumbersPaper {...props} numbers={useNumbers(first)} />;
}

function NumbersPaper({ id, numbers, asked, siteName }: NumbersPageProps) {
  const t = useT("box-office");
  return (
    <Paper id={id} siteName={siteName} title={t("numbers.title")} lead={numbers && <When numbers={numbers} />}>
      <Choice numbers={numbers} asked={asked} />
      {numbers ? (
        <Figures numbers={numbers} />
      ) : (
        <p className={styles.wrong} role="alert">
          {t("numbers.too_long")}
        </p>
      )}
    </Paper>
  );
}

function When({ numbers: { from, to, made_at } }: { numbers: Numbers }) {
  const t = useT("box-office");
  const { fullDay } = useFormats();
  return (
    <p className={styles.period}>
      {fullDay(from)}
      {to !== from && ` – ${fullDay(to)}`}
      <span>{t("sheet.as_of", { time: timeOf(made_at) })}</span>
    </p>
  );
}

/** Which period, and what to do with it: nothing of it is on paper. */
function Choice({ numbers, asked }: Pick<NumbersPageProps, "numbers" | "asked">) {
  const t = useT("box-office");
  const { href } = useLocale();
  const period: Partial<Period> = numbers ?? asked;
  const known = numbers ? shortcutPeriods(numbers.today) : null;
  return (
    <div className={styles.choice}>
      <form method="get" action={href(path)}>
        {(["from", "to"] as const).map((name) => (
          <label key={name}>
            <span>{t(`numbers.${name}`)}</span>
            <input type="date" name={name} defaultValue={period[name]} key={period[name]} required />
          </label>
        ))}
        <button type="submit">{t("numbers.show")}</button>
      </form>
      <nav aria-label={t("numbers.period")}>
        {known &&
          shortcuts.map((name) => {
            const isShown = known[name].from === period.from && known[name].to === period.to;
            return (
              <a key={name} href={href(path) + queryOf(known[name])} aria-current={isShown ? "page" : undefined}>
                {t(`numbers.${name}`)}
              </a>
            );
          })}
      </nav>
      {numbers && (
        <p className={styles.take}>
          <a href={href("/api/box-office/numbers.csv") + queryOf(numbers)} download>
            {t("numbers.csv")}
          </a>
          <button type="button" onClick={() => window.print()}>
            {t("sheet.print")}
          </button>
        </p>
      )}
    </div>
  );
}

function Figures({ numbers }: { numbers: Numbers }) {
  const t = useT("box-office");
  const cents = useCents();
  const { total, off_cents } = numbers;
  if (numbers.shows.length === 0) return <p className={styles.none}>{t("numbers.none")}</p>;
  return (
    <>
      <dl className={styles.total}>
        <div>
          <dt>{t("numbers.left")}</dt>
          <dd className={styles.left}>{cents(total.left_cents)}</dd>
        </div>
        <div>
          <dt>{t("numbers.sold")}</dt>
          <dd>{cents(total.sold_cents)}</dd>
        </div>
        <div>
          <dt>{t("numbers.back")}</dt>
          <dd>{cents(total.back_cents)}</dd>
        </div>
        <div>
          <dt>{t("numbers.tickets")}</dt>
          <dd>{total.tickets}</dd>
        </div>
        {off_cents === 0 ? null : (
          <div>
            <dt>{t("numbers.off")}</dt>
            <dd>{cents(off_cents)}</dd>
          </div>
        )}
      </dl>
      <Check numbers={numbers} />
      <Tables numbers={numbers} />
      <footer className={styles.note}>{t("numbers.note")}</footer>
    </>
  );
}
