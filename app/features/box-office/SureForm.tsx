import { useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import buttons from "./parts/buttons.module.css";
import notes from "./parts/notes.module.css";
import styles from "./ShowChange.module.css";

interface SureFormProps {
  /** Whose words: what is asked, what is missing, and what the button does. */
  change: "cancel" | "move";
  /** How the show stands, as a word: where that is another than it was, whoever was sure is asked again. */
  of: string;
  busy: boolean;
  /** Somebody is sure: does it with what stands in the fields. */
  onSure: (fields: FormData) => void;
  children?: ReactNode;
}

/**
 * Asks once more before a show is another one for everybody. The browser keeps what its fields hold, which is why what
 * was typed before anything here listened is still there afterwards.
 */
export function SureForm({ change, of, busy, onSure, children }: SureFormProps) {
  const t = useT("box-office");
  const id = useId();
  const listens = useHydrated();
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const sure = fields.has("sure");
    setMissing(!sure);
    if (sure && !busy) onSure(fields);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <label className={styles.sure}>
        <input
          key={of}
          type="checkbox"
          name="sure"
          aria-invalid={missing}
          aria-describedby={id}
          onChange={() => setMissing(false)}
        />
        {t(`${change}.sure`)}
      </label>
      <p id={id} role="alert" className={styles.refused}>
        {missing && t(`${change}.need_sure`)}
      </p>
      <button className={buttons.loud} disabled={!listens} aria-disabled={busy}>
        {t(busy ? `${change}.doing` : `${change}.do`)}
      </button>
      <noscript>
        <p className={notes.muted}>{t("change.noscript")}</p>
      </noscript>
    </form>
  );
}
