import { Form } from "react-router";
import { formatTime } from "~/domain/format/time";
import type { VoucherView } from "~/domain/vouchers/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { classNames } from "~/ui/class-names";
import { useCents } from "../numbers/use-cents";
import { orderPath } from "../orders/paths";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import { useDays } from "./use-days";
import type { VouchersAnswer } from "./vouchers-action.server";
import styles from "./VouchersPage.module.css";

interface FindVoucherProps {
  answer: VouchersAnswer | undefined;
  /** Of this page: what it does, it does once. Null for who may not give out codes. */
  formKey: string | null;
}

/** A voucher by its code: what is on it, and how it came to that. */
export function FindVoucher({ answer, formKey }: FindVoucherProps) {
  const t = useT("box-office");
  const found = answer?.found;
  const isUnknown = found?.voucher === null;
  const field = useAnswered<HTMLInputElement>(isUnknown && answer);
  return (
    <section aria-labelledby="vouchers-find">
      <h2 id="vouchers-find">{t("vouchers.find")}</h2>
      <Form method="post" className={classNames(forms.field, styles.search)} preventScrollReset>
        <label htmlFor="voucher-code">{t("vouchers.find_code")}</label>
        {isUnknown ? (
          <small id="voucher-code-problem" className={forms.problem}>
            {t("vouchers.unknown")}
          </small>
        ) : null}
        <input
          ref={field}
          id="voucher-code"
          className={forms.input}
          name="code"
          autoComplete="off"
          spellCheck={false}
          defaultValue={found?.typed}
          {...(isUnknown && { "aria-invalid": true, "aria-describedby": "voucher-code-problem" })}
        />
        <button type="submit" className={buttons.quiet}>
          {t("vouchers.find_go")}
        </button>
      </Form>
      <div role="status">{found?.voucher ? <Found voucher={found.voucher} isChosen={found.typed === ""} /> : null}</div>
      {found?.voucher && formKey !== null ? <NewCode voucher={found.voucher} formKey={formKey} /> : null}
    </section>
  );
}

/** For a code that is lost, or that somebody has who should not. */
function NewCode({ voucher: { id, ending }, formKey }: { voucher: VoucherView; formKey: string }) {
  const t = useT("box-office");
  return (
    <details className={styles.lost}>
      <summary>{t("vouchers.lost")}</summary>
      <p>{t("vouchers.lost_text")}</p>
      <Form method="post">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="ending" value={ending} />
        <button type="submit" name="recode" value={id} className={buttons.quiet}>
          {t("vouchers.recode")}
        </button>
      </Form>
    </details>
  );
}

/** `isChosen`: from the list, which is below. */
function Found({ voucher, isChosen }: { voucher: VoucherView; isChosen: boolean }) {
  const heading = useAnswered<HTMLHeadingElement>(isChosen);
  const t = useT("box-office");
  const cents = useCents();
  const { lang, href } = useLocale();
  const { dated, lastDay } = useDays();
  const day = lastDay(voucher.ends_at);
  return (
    <div className={styles.found}>
      <h3 ref={heading} tabIndex={-1}>
        {t("vouchers.found", { ending: voucher.ending })}
      </h3>
      <p>
        <strong>{t("vouchers.on_it", { sum: cents(voucher.balance_cents), of: cents(voucher.cents) })}</strong>
        <br />
        {[t(voucher.is_over ? "vouchers.is_over" : "vouchers.valid", { day }), voucher.note]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ol className={styles.movements}>
        {voucher.movements.map(({ kind, cents: sum, at, order }, index) => (
          // Movements are added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>
              {t(`vouchers.kind.${kind}`)}
              <small>{`${dated(at)}, ${formatTime(at, lang)}`}</small>
              {order === null ? null : (
                <a className={buttons.link} href={href(orderPath(order))}>
                  {t("vouchers.order", { number: order })}
                </a>
              )}
            </span>
            <span>{cents(sum)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
