import { useT } from "~/i18n/use-t";
import { Area } from "../area/Area";
import { Refused } from "../Refused";
import styles from "./Access.module.css";
import { PasskeysPart } from "../passkeys/PasskeysPart";
import { BackupCodes } from "./BackupCodes";
import { Enrolling } from "./Enrolling";
import { FactorPart } from "./FactorPart";
import { PasswordPart } from "./PasswordPart";
import type { SecurityAnswer, SecurityState } from "./security.server";
import { SessionsPart } from "./SessionsPart";

interface SecurityPageProps {
  state: SecurityState;
  answer: SecurityAnswer | undefined;
}

/** How somebody of the house signs in, and where they are: plain forms, which work without JavaScript. */
export function SecurityPage({ state, answer }: SecurityPageProps) {
  const t = useT("security");
  const isAlone = answer?.codes !== undefined || answer?.enrolment !== undefined;
  const sessions = !isAlone && !state.isDue && <SessionsPart sessions={state.sessions} />;
  return (
    <Area title={t(titleOf(answer))} current="user-security" isGuest={false} frame={sessions}>
      <Content state={state} answer={answer} />
    </Area>
  );
}

const titleOf = (answer: SecurityAnswer | undefined) => {
  if (answer?.codes) return "codes.title";
  return answer?.enrolment ? "enrol.title" : "title";
};

function Content({ state: { isDue, isOn, passkeys, done }, answer }: SecurityPageProps) {
  const t = useT("security");
  if (answer?.codes) return <BackupCodes codes={answer.codes} isNewlyOn={answer.wish === "switch-on"} />;
  if (answer?.enrolment) return <Enrolling {...answer.enrolment} problem={answer.problem} />;
  return (
    <>
      {done && !answer && (
        <p role="status" className={styles.done}>
          {t(`done.${done}`)}
        </p>
      )}
      {isDue && (
        <p className={styles.due}>
          <strong>{t("due")}</strong> {t("due_hint")}
        </p>
      )}
      <General problem={answer?.problem} />
      <FactorPart isOn={isOn} answer={answer} />
      {!isDue && <PasskeysPart passkeys={passkeys} answer={answer} />}
      {!isDue && <PasswordPart answer={answer} />}
    </>
  );
}

/** What is no field's fault. */
function General({ problem }: { problem: SecurityAnswer["problem"] | undefined }) {
  const t = useT("security");
  if (problem !== "failed" && problem !== "too_many" && problem !== "over" && problem !== "passkey_instead")
    return null;
  return <Refused title={t(`error.${problem}`)} />;
}
