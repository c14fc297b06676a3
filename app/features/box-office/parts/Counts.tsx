import { classNames } from "~/ui/class-names";
import styles from "./Counts.module.css";

interface CountsProps {
  /** What is counted, in words, and how much of it. */
  of: readonly (readonly [string, string | number])[];
  className?: string | undefined;
}

/** Figures of a show, each above what it counts. */
export function Counts({ of, className }: CountsProps) {
  return (
    <dl className={classNames(styles.counts, className)}>
      {of.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
