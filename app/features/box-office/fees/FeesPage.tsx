import { Form } from "react-router";
import { mostFees, type HouseFee } from "~/domain/fees/asked";
import type { Fees } from "~/domain/fees/schema";
import { translate } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import { FeeForm } from "./FeeForm";
import styles from "./FeesPage.module.css";
import type { FeesAnswer } from "./fees-action.server";
import { feesPath, formId } from "./paths";

interface FeesPageProps {
  id: string;
  fees: Fees;
  /** The place of the fee that is to be changed, counted from one; null: none. */
  changing: number | null;
  answer: FeesAnswer | undefined;
  siteName: string;
}

/** What is asked beside the tickets, and for who manages the house a form for another fee, or for one that changes. */
export function FeesPage({ id, fees, changing: asked, answer, siteName }: FeesPageProps) {
  const t = useT("box-office");
  const list = fees.fees;
  // What was sent and refused is still in its form; what was done leaves an empty one.
  const wanted = answer ? answer.place : asked;
  const changing = wanted !== null && list[wanted - 1] ? wanted : null;
  const hasRoom = changing !== null || list.length < mostFees;
  return (
    <Paper id={id} siteName={siteName} title={t("fees.title")} lead={t("fees.lead")}>
      <p className={notes.said} role="status">
        {answer?.done ? t(`fees.${answer.done}`) : ""}
      </p>
      {answer?.refused ? (
        <p className={notes.wrong} role="alert">
          {t(`fees.${answer.refused}`)}
        </p>
      ) : null}
      <div className={forms.columns}>
        <section aria-labelledby="fees-list">
          <h2 id="fees-list">{t("fees.list")}</h2>
          {list.length === 0 ? <p className={notes.muted}>{t("fees.none")}</p> : null}
          <ul className={styles.fees}>
            {list.map((fee, index) => (
              // Fees have no id: each is what stands at its place of the list that was seen.
              // oxlint-disable-next-line react/no-array-index-key
              <Fee key={index} fee={fee} place={index + 1} revision={fees.revision} maySet={fees.may_set} />
            ))}
          </ul>
          <p className={notes.muted}>{t("fees.orders")}</p>
        </section>
        {fees.may_set && hasRoom ? (
          <FeeForm key={`${fees.revision} ${changing}`} fees={fees} changing={changing} answer={answer} />
        ) : null}
        {fees.may_set && !hasRoom ? <p className={notes.muted}>{t("fees.full")}</p> : null}
      </div>
    </Paper>
  );
}

interface FeeProps {
  fee: HouseFee;
  place: number;
  revision: string;
  maySet: boolean;
}

function Fee({ fee: { name, per, cents, tax_rate, refundable }, place, revision, maySet }: FeeProps) {
  const t = useT("box-office");
  const { lang, href } = useLocale();
  const sum = useCents();
  const called = translate(name, lang);
  const rate = new Intl.NumberFormat(lang).format(tax_rate);
  const facts = [t(`fees.per_${per}`), t("fees.tax", { rate }), t(refundable ? "fees.comes_back" : "fees.kept")];
  return (
    <li className={styles.fee}>
      <p>
        <strong lang={called.lang}>{called.value}</strong> <span className={styles.sum}>{sum(cents)}</span>
      </p>
      <p className={notes.muted}>{facts.join(" · ")}</p>
      {maySet ? (
        <Form method="post" action={href(feesPath)} preventScrollReset className={buttons.row}>
          <input type="hidden" name="revision" value={revision} />
          <a
            className={buttons.small}
            href={href(`${feesPath}?fee=${place}#${formId}`)}
            aria-label={t("fees.change_label", { name: called.value })}
          >
            {t("fees.change")}
          </a>
          <button
            type="submit"
            name="end"
            value={place}
            className={buttons.small}
            aria-label={t("fees.end_label", { name: called.value })}
          >
            {t("fees.end")}
          </button>
        </Form>
      ) : null}
    </li>
  );
}
