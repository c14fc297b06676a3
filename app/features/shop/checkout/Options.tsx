import type { ReactNode } from "react";
import styles from "./Options.module.css";

export interface Option {
  value: string;
  name: string;
  hint?: ReactNode;
  /** At the end of its line. */
  price?: string;
}

interface OptionsProps {
  /** Of the form field. */
  name: string;
  label: string;
  options: readonly Option[];
  chosen: string;
  id?: string | undefined;
  /** The id of what says what is wrong. */
  problem?: string | undefined;
}

/** One of several, each a line of its own; the chosen one is marked by a plane, a bar and a dot. */
export function Options({ name, label, options, chosen, id, problem }: OptionsProps) {
  return (
    <div
      className={styles.options}
      role="radiogroup"
      aria-label={label}
      {...(problem && { "aria-describedby": problem, "data-wrong": "" })}
    >
      {options.map(({ value, name: title, hint, price }, index) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            {...(index === 0 && id && { id })}
          />
          <b>{title}</b>
          {price ? <span className={styles.price}>{price}</span> : null}
          {hint ? <small>{hint}</small> : null}
        </label>
      ))}
    </div>
  );
}
