import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./SignInPage.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  label: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  /** What stands below it. */
  children?: ReactNode;
}

/** A field somebody signs in with, and what is wrong with it. */
export function Field({ label, problem, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...input}
        {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
