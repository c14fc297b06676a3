import type { ComponentProps, ReactNode } from "react";
import styles from "./forms.module.css";

interface LabelledProps {
  /** Of what is labelled. */
  id: string;
  label: string;
  /** What may be typed, beside the label. */
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
}

const problemId = (id: string): string => `${id}-problem`;

/** What shows a field as wrong, and leads to what is wrong with it. */
const marked = ({ id, problem }: LabelledProps) =>
  problem && ({ "aria-invalid": true, "aria-describedby": problemId(id) } as const);

function Labelled({ id, label, hint, problem, children }: LabelledProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint ? <small>{hint}</small> : null}
      </label>
      {problem ? (
        <small id={problemId(id)} className={styles.problem}>
          {problem}
        </small>
      ) : null}
      {children}
    </div>
  );
}

/** A line to be typed below its label, and between them what is wrong with it. */
export function Field({ label, hint, problem, ...input }: LabelledProps & ComponentProps<"input">) {
  const about = { id: input.id, label, hint, problem };
  return (
    <Labelled {...about}>
      <input className={styles.input} {...input} {...marked(about)} />
    </Labelled>
  );
}

/** A list to choose from, likewise. */
export function Select({ label, hint, problem, ...select }: LabelledProps & ComponentProps<"select">) {
  const about = { id: select.id, label, hint, problem };
  return (
    <Labelled {...about}>
      <select className={styles.input} {...select} {...marked(about)} />
    </Labelled>
  );
}
