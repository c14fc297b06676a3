import { timeOf } from "~/domain/format/time";
import { shortcutPeriods, shortcuts, type Period } from "~/domain/numbers/period";
import type { Numbers } from "~/domain/numbers/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import buttons from "../parts/buttons.module.css";
import { Field } from "../parts/Field";
import notes from "../parts/notes.module.css";
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
      <span className={notes.muted}>{t("sheet.as_of", { time: timeOf(made_at) })}</span>
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
          <Field
            key={`${name} ${period[name]}`}
            id={`numbers-${name}`}
            label={t(`numbers.${name}`)}
            type="date"
            name={name}
            defaultValue={period[name]}
            required
          />
        ))}
        <button type="submit" className={buttons.quiet}>
          {t("numbers.show")}
        </button>
      </form>
      <nav aria-label={t("numbers.period")}>
        {known &&
          shortcuts.map((name) => {
            const isShown = known[name].from === period.from && known[name].to === period.to;
            return (
              <a
                key={name}
                className={buttons.link}
                href={href(path) + queryOf(known[name])}
                aria-current={isShown ? "page" : undefined}
              >
                {t(`numbers.${name}`)}
              </a>
            );
          })}
      </nav>
      {numbers && (
        <p className={classNames(buttons.row, styles.take)}>
          <a className={buttons.quiet} href={href("/api/box-office/numbers.csv") + queryOf(numbers)} download>
            {t("numbers.csv")}
          </a>
          <button type="button" className={buttons.quiet} onClick={() => window.print()}>
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
  const figures = [
    ["left", cents(total.left_cents)],
    ["sold", cents(total.sold_cents)],
    ["back", cents(total.back_cents)],
    ["tickets", total.tickets],
    ...(off_cents === 0 ? [] : [["off", cents(off_cents)] as const]),
  ] as const;
  if (numbers.shows.length === 0) return <p className={styles.none}>{t("numbers.none")}</p>;
  return (
    <>
      <dl className={styles.total}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`numbers.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Check numbers={numbers} />
      <Tables numbers={numbers} />
      <footer className={styles.note}>{t("numbers.note")}</footer>
    </>
  );
}
