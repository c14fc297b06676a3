import { useId } from "react";
import styles from "./Access.module.css";

interface CodeFieldProps {
  label: string;
  /** Letters, too. */
  isOnPaper?: boolean;
  problem: string | undefined;
}

/** A code of the second factor. Room for what people paste, with spaces and dashes. */
export function CodeField({ label, isOnPaper = false, problem }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="code"
        type="text"
        inputMode={isOnPaper ? "text" : "numeric"}
        autoComplete={isOnPaper ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        required
        {...(problem !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
