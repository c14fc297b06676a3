import { useId, useState, type FormEvent } from "react";
import type { ScanAnswer, TicketPlace } from "~/domain/door/schema";
import { overruled } from "~/domain/door/verdicts";
import { timeOf } from "~/domain/format/time";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { usePlace } from "../parts/use-place";
import styles from "./Door.module.css";
import { focusOn } from "./focus-on";
import type { DoorState, Shown } from "./use-door";

interface VerdictViewProps {
  shown: Shown;
  told: DoorState["told"];
  undo: () => Promise<unknown>;
  next: () => void;
  anyway: (why: string) => Promise<unknown>;
}

const signs = {
  tick: "m3 12.5 6 6L21 5",
  turn: "M4 12a8 8 0 1 0 3-6.2M7 1v5h5",
  cross: "M5 5l14 14M19 5 5 19",
};

function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}

/** The verdict: a word, a shape and a brightness, each of which would do. */
export function VerdictView({ shown, told, undo, next, anyway }: VerdictViewProps) {
  const t = useT("box-office");
  const { answer, scan } = shown;
  const isIn = answer.verdict === "admitted" || answer.anyway;
  const isSecond = answer.verdict === "already-in";
  return (
    <section
      className={isIn ? styles.in : styles.out}
      data-verdict={answer.verdict}
      data-in={isIn}
      data-second={isSecond || undefined}
    >
      <div className={styles.sign}>
        <Sign name={isIn ? "tick" : (isSecond && "turn") || "cross"} />
      </div>
      <div key={scan.nonce} role="alert" className={styles.said}>
        <h2>{t(answer.anyway ? "anyway.done" : `verdict.${answer.verdict}`)}</h2>
        {isIn ? <Seat answer={answer} /> : <Why answer={answer} />}
        {told && <p>{t(told)}</p>}
      </div>
      {isIn && <Proof ticket={answer.ticket} />}
      <Actions key={`after ${scan.nonce}`} {...{ shown, undo, next, anyway }} />
    </section>
  );
}

/** What can be done about it. The way on has the focus: the next ticket is never far. */
function Actions({ shown: { answer }, undo, next, anyway }: Omit<VerdictViewProps, "told">) {
  const t = useT("box-office");
  const [isAsking, setAsking] = useState(false);
  const isIn = answer.verdict === "admitted" || answer.anyway;
  const canOverrule = !isIn && overruled.has(answer.verdict);
  return (
    <>
      {isAsking && <Anyway send={anyway} />}
      <div className={styles.buttons}>
        {isIn && !answer.anyway && (
          <button type="button" onClick={() => void undo()}>
            {t("undo")}
          </button>
        )}
        {canOverrule && !isAsking && (
          <button type="button" onClick={() => setAsking(true)}>
            {t("anyway")}
          </button>
        )}
        <button type="button" ref={focusOn} onClick={next}>
          {t("next")}
        </button>
      </div>
    </>
  );
}

function Proof({ ticket }: { ticket: TicketPlace | null }) {
  const t = useT("box-office");
  return ticket?.proof && <p className={styles.proof}>{t("proof", { name: ticket.name })}</p>;
}

/** Where a ticket's guest sits, in words. */
export function Place({ ticket }: { ticket: TicketPlace | null }) {
  const t = useT("box-office");
  const say = usePlace();
  if (!ticket) return null;
  const { kind, name } = ticket;
  return <>{[say(ticket), kind !== "normal" && t(`kind.${kind}`), name].filter(Boolean).join(" · ")}</>;
}

function Seat({ answer: { ticket } }: { answer: ScanAnswer }) {
  const t = useT("box-office");
  if (!ticket?.row || !ticket.seat)
    return (
      <p className={styles.big}>
        <Place ticket={ticket} />
      </p>
    );
  return (
    <>
      <dl className={styles.seat}>
        <div>
          <dt>{t("row")}</dt>
          <dd>{ticket.row}</dd>
        </div>
        <div>
          <dt>{t("seat")}</dt>
          <dd>{ticket.seat}</dd>
        </div>
      </dl>
      <p className={styles.big}>
        {[ticket.kind !== "normal" && t(`kind.${ticket.kind}`), ticket.name].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

/** Why not: when and where it came in, or which show it is for. */
function Why({ answer }: { answer: ScanAnswer }) {
  const t = useT("box-office");
  const { longDay } = useFormats();
  const { verdict, since, device, other, ticket } = answer;
  return (
    <>
      {verdict === "already-in" && since && (
        <>
          <p className={styles.when}>{timeOf(since)}</p>
          {device && <p className={styles.big}>{t("why.since", { device })}</p>}
        </>
      )}
      {verdict === "other-screening" && other && (
        <>
          <p className={styles.when}>{timeOf(other.starts_at)}</p>
          <p className={styles.big}>
            {longDay(other.starts_at)}, {other.room}: {other.title}
          </p>
        </>
      )}
      {verdict === "other-screening" && !other && <p className={styles.big}>{t("why.other-screening")}</p>}
      {verdict !== "already-in" && verdict !== "other-screening" && verdict !== "admitted" && (
        <p className={styles.big}>{t(`why.${verdict}`)}</p>
      )}
      <p className={styles.quiet}>
        <Place ticket={ticket} />
      </p>
    </>
  );
}

const shortestReason = 3;

function Anyway({ send }: { send: (why: string) => Promise<unknown> }) {
  const t = useT("box-office");
  const hint = useId();
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = new FormData(event.currentTarget).get("why");
    const text = typeof why === "string" ? why.trim() : "";
    setShort(text.length < shortestReason);
    if (text.length >= shortestReason) void send(text);
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <label className={styles.field}>
        <span>{t("anyway.reason")}</span>
        <small id={hint}>{t(isShort ? "anyway.too_short" : "anyway.reason_hint")}</small>
        <input
          name="why"
          ref={focusOn}
          maxLength={200}
          autoComplete="off"
          aria-describedby={hint}
          aria-invalid={isShort || undefined}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit">{t("anyway.confirm")}</button>
      </div>
    </form>
  );
}
