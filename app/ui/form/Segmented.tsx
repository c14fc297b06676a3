import type { ReactNode } from "react";
import { Link } from "../Link";
import { classNames } from "../class-names";
import styles from "./Segmented.module.css";

export interface SegmentedItem {
  to: string;
  label: ReactNode;
  current: boolean;
}

interface SegmentedProps {
  items: readonly SegmentedItem[];
  /** What is being switched, for screen readers. */
  label: string;
  preventScrollReset?: boolean | undefined;
  className?: string | undefined;
}

/** Two to five views of the same thing, as links. */
export function Segmented({ items, label, preventScrollReset = true, className }: SegmentedProps) {
  return (
    <nav aria-label={label} className={classNames(styles.segmented, className)}>
      {items.map((item, index) => (
        <Link
          key={index}
          to={item.to}
          aria-current={item.current ? "page" : undefined}
          preventScrollReset={preventScrollReset}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
