import { useId } from "react";
import { timeOf } from "~/domain/format/time";
import { moveProblems } from "~/domain/moving/problems";
import type { Moving } from "~/domain/moving/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { fieldText } from "~/ui/form/later/field-text";
import notes from "../parts/notes.module.css";
import { Figures, Means, ShowChange } from "../ShowChange";
import styles from "../ShowChange.module.css";
import { SureForm } from "../SureForm";
import { useShowChange } from "../use-show-change";

const isRunning = ({ mails }: Moving): boolean => mails.waiting > 0;

/** A show that is to get another time: who will be told, the new time, and afterwards how far they are told. */
export function MovePage({ id, first }: { id: string; first: Moving }) {
  const t = useT("box-office");
  const { lang } = useLocale();
  const change = useShowChange(`/${lang}/api/box-office/shows/${first.show.id}/move/`, first, isRunning);
  const { told, refused } = change;
  const done = told.previous !== null;
  return (
    <ShowChange
      id={id}
      show={told.show}
      title={t(done ? "move.done_title" : "move.title")}
      state={told.show.starts_at}
      refused={refused ? t(`move.refused.${refused}`) : ""}
    >
      {done ? <Told told={told} /> : <Before told={told} />}
      {told.may_move ? <NewTime change={change} /> : <NotNow told={told} />}
    </ShowChange>
  );
}

function NotNow({ told: { status } }: { told: Moving }) {
  const t = useT("box-office");
  return <p className={notes.muted}>{t(status === "cancelled" ? "move.is_cancelled" : "move.not_yours")}</p>;
}

/** What would happen. */
function Before({ told: { holders } }: { told: Moving }) {
  const t = useT("box-office");
  const { orders, tickets, reservations, silent } = holders;
  const what = [
    t("move.programme"),
    orders > 0
      ? t("move.orders", { count: orders, tickets: t("desk.tickets", { count: tickets }) })
      : t("cancel.no_orders"),
    ...(reservations > 0 ? [t("move.reservations", { count: reservations })] : []),
    ...(silent > 0 ? [t("move.silent", { count: silent })] : []),
  ];
  return <Means what={what} />;
}

/** What has happened, and how far those who hold tickets are told. */
function Told({ told: { previous, holders, mails } }: { told: Moving }) {
  const t = useT("box-office");
  const { longDay } = useFormats();
  return (
    <section className={styles.progress} aria-live="polite">
      <p>
        {previous && <strong>{t("move.before", { day: longDay(previous), time: timeOf(previous) })}</strong>}{" "}
        {t(mails.waiting > 0 ? "move.running" : "move.finished")}
      </p>
      <Figures mails={mails} />
      {holders.silent > 0 && <p className={notes.muted}>{t("move.silent", { count: holders.silent })}</p>}
    </section>
  );
}

/** The new time, asked once more before it is everybody's. */
function NewTime({ change: { told, busy, errors, send } }: { change: ReturnType<typeof useShowChange<Moving>> }) {
  const t = useT("box-office");
  const id = useId();
  const problem = moveProblems.find((known) => errors.some(({ message }) => message === known));
  const from = told.show.starts_at;
  return (
    <SureForm
      change="move"
      of={from}
      busy={busy}
      onSure={(fields) => void send({ starts_at: fieldText(fields, "starts_at"), from })}
    >
      <label className={styles.field}>
        <span>{t("move.starts_at")}</span>
        <small id={id} role="alert" className={styles.refused}>
          {problem && t(`move.problem.${problem}`)}
        </small>
        <input
          type="datetime-local"
          name="starts_at"
          defaultValue={from.slice(0, 16)}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
        />
      </label>
    </SureForm>
  );
}
