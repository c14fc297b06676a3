import styles from "./SeatsWithoutScript.module.css";

/** Where a browser without JavaScript draws what the page's stylesheet of seats says of a show. */
export function SeatsWithoutScript({ show }: { show: number }) {
  return <noscript className={styles.seats} data-seats={show} />;
}
