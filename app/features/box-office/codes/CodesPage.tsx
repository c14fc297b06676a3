import { Form } from "react-router";
import type { Codes, PromotionView } from "~/domain/codes/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import type { CodesAnswer } from "./codes-action.server";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import styles from "./CodesPage.module.css";
import { NewCode } from "./NewCode";

interface CodesPageProps {
  id: string;
  codes: Codes;
  answer: CodesAnswer | undefined;
  siteName: string;
}

/** Promotion codes: what was issued and what came of it, and for who manages the house a form for another. */
export function CodesPage({ id, codes, answer, siteName }: CodesPageProps) {
  const t = useT("box-office");
  const said = answer?.issued ? t("codes.issued", { code: answer.issued }) : answer?.ended ? t("codes.ended") : "";
  return (
    <Paper id={id} siteName={siteName} title={t("codes.title")} lead={t("codes.lead")}>
      <p className={notes.said} role="status">
        {said}
      </p>
      {answer?.failed ? (
        <p className={notes.wrong} role="alert">
          {t("codes.failed")}
        </p>
      ) : null}
      <div className={forms.columns}>
        <section aria-labelledby="codes-list">
          <h2 id="codes-list">{t("codes.list")}</h2>
          {codes.codes.length === 0 ? <p className={notes.muted}>{t("codes.none")}</p> : null}
          <ul>
            {codes.codes.map((code) => (
              <Code key={code.id} code={code} mayEnd={codes.may_issue} />
            ))}
          </ul>
        </section>
        {codes.may_issue ? <NewCode key={answer?.issued} codes={codes} answer={answer} /> : null}
      </div>
    </Paper>
  );
}

function Code({ code, mayEnd }: { code: PromotionView; mayEnd: boolean }) {
  const t = useT("box-office");
  const cents = useCents();
  const { shortDay } = useFormats();
  const value = code.kind === "percent" ? String(code.value) : cents(code.value);
  // It ends at midnight: the last day is the one before.
  const last = code.ends_at && new Date(Date.parse(code.ends_at) - 1).toISOString();
  const facts = [
    t(code.kind === "percent" ? "codes.off_percent" : "codes.off_amount", { value }),
    code.show || t("codes.all_shows"),
    code.show_starts_at && shortDay(code.show_starts_at),
    code.sale_type || null,
    code.starts_at && t("codes.since", { day: shortDay(code.starts_at) }),
    last && t("codes.to", { day: shortDay(last) }),
    code.max_each === null ? null : t("codes.each", { count: code.max_each }),
  ];
  return (
    <li className={styles.issued} data-state={code.state}>
      <p className={styles.code}>
        <strong>{code.code}</strong> <span>{t(`codes.${code.state}`)}</span>
      </p>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      <p className={notes.muted}>
        {code.max_uses === null
          ? t("codes.uses", { count: code.uses })
          : t("codes.uses_of", { uses: code.uses, max: code.max_uses })}
        {code.off_cents > 0 ? ` · ${t("codes.off", { sum: cents(code.off_cents) })}` : null}
      </p>
      {mayEnd && code.state !== "over" ? (
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="end"
            value={code.id}
            className={buttons.small}
            aria-label={t("codes.end_label", { code: code.code })}
          >
            {t("codes.end")}
          </button>
        </Form>
      ) : null}
    </li>
  );
}
