import type { ReactNode } from "react";
import styles from "./Desk.module.css";
import { Key } from "./Key";

interface ChoiceProps {
  /** The key that chooses it, if it has one. */
  digit: string | undefined;
  name: string;
  facts: readonly string[];
  sum: ReactNode;
  state?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of what can be chosen at the desk: its key, what it is, and a figure. */
export function Choice({ digit, name, facts, sum, state, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.order} aria-pressed={isChosen} data-state={state} onClick={onChoose}>
        <span>{digit && <Key name={digit} />}</span>
        <span>
          <b>{name}</b>
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
        <span className={styles.sum}>{sum}</span>
      </button>
    </li>
  );
}
