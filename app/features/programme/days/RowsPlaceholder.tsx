import { Skeleton } from "~/ui/picture/Skeleton";
import styles from "./RowsPlaceholder.module.css";

/** Frame widths of the waiting rows: even the placeholder is no grid of equals. */
const ratios = [1.37, 1.85, 1.33, 1.66, 2.39];

/** Rows that are on their way. */
export function RowsPlaceholder({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton height="2.4rem" width="80%" />
          <Skeleton
            className={styles.still}
            height="7.5rem"
            width={`${7.5 * (ratios[index % ratios.length] ?? 1.37)}rem`}
          />
          <div className={styles.text}>
            <Skeleton height="0.8rem" width="9rem" />
            <Skeleton height="1.5rem" width="min(20rem, 90%)" />
            <Skeleton height="0.8rem" width="14rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
