import { Form } from "react-router";
import type { VoucherBatch, Vouchers } from "~/domain/vouchers/schema";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { useCents } from "../numbers/use-cents";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import { FindVoucher } from "./FindVoucher";
import { Issued } from "./Issued";
import { NewVouchers } from "./NewVouchers";
import type { VouchersAnswer } from "./vouchers-action.server";
import { useDays } from "./use-days";
import styles from "./VouchersPage.module.css";

interface VouchersPageProps {
  id: string;
  vouchers: Vouchers;
  /** Of this page: what it issues, it issues once. */
  formKey: string;
  answer: VouchersAnswer | undefined;
  siteName: string;
}

/** Vouchers: what was issued and what is open of it, one by its code, and for who manages the house a form for others. */
export function VouchersPage({ id, vouchers, formKey, answer, siteName }: VouchersPageProps) {
  const t = useT("box-office");
  const cents = useCents();
  const { batches, may_issue, issued_cents, open_cents } = vouchers;
  return (
    <Paper id={id} siteName={siteName} title={t("vouchers.title")} lead={t("vouchers.lead")}>
      {answer ? <Outcome answer={answer} /> : null}
      <div className={classNames(forms.columns, styles.columns)}>
        <div>
          <FindVoucher
            key={answer?.found?.voucher?.id ?? answer?.found?.typed}
            answer={answer}
            formKey={may_issue ? formKey : null}
          />
          <section className={styles.list} aria-labelledby="vouchers-list">
            <h2 id="vouchers-list">{t("vouchers.list")}</h2>
            {batches.length === 0 ? (
              <p className={notes.muted}>{t("vouchers.none")}</p>
            ) : (
              <p>{t("vouchers.sums", { issued: cents(issued_cents), open: cents(open_cents) })}</p>
            )}
            <ul className={styles.batches}>
              {batches.map((batch) => (
                <Batch key={batch.id} batch={batch} />
              ))}
            </ul>
          </section>
        </div>
        {may_issue ? <NewVouchers key={answer?.vouchers?.codes[0]} formKey={formKey} answer={answer} /> : null}
      </div>
    </Paper>
  );
}

/** What came of the form that was sent. */
function Outcome({ answer: { failed, raced, vouchers, recoded } }: { answer: VouchersAnswer }) {
  const t = useT("box-office");
  return (
    <>
      {failed || raced ? (
        <p className={notes.wrong} role="alert">
          {t(raced ? "vouchers.raced" : "vouchers.failed")}
        </p>
      ) : null}
      {vouchers ? <Issued vouchers={vouchers} /> : null}
      {recoded ? <Issued vouchers={recoded} isRecoded /> : null}
    </>
  );
}

/** Vouchers that were issued together. */
function Batch({ batch }: { batch: VoucherBatch }) {
  const t = useT("box-office");
  const cents = useCents();
  const { dated, lastDay } = useDays();
  const { count, note, issued_at, ends_at, open_cents, vouchers } = batch;
  const facts = [
    dated(issued_at),
    t("vouchers.valid", { day: lastDay(ends_at) }),
    t("vouchers.open", { sum: cents(open_cents) }),
  ];
  return (
    <li>
      <p>
        <strong>{t("vouchers.batch", { count, sum: cents(batch.cents) })}</strong> {note}
      </p>
      <p className={notes.muted}>{facts.join(" · ")}</p>
      <details>
        <summary>{t("vouchers.endings")}</summary>
        <ul className={styles.endings}>
          {vouchers.map((one) => (
            <li key={one.id}>
              <Form method="post" preventScrollReset>
                <button
                  type="submit"
                  name="voucher"
                  value={one.id}
                  aria-label={t("vouchers.see", { ending: one.ending })}
                >
                  <code>…{one.ending}</code>
                </button>
              </Form>
              <span>{cents(one.balance_cents)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
