import styles from "./Leader.module.css";

/** The leader of a reel, counting down: what stands before the film. */
export function Leader({ children }: { children: string }) {
  return (
    <div className={styles.leader}>
      <i />
      <i />
      <span>{children}</span>
    </div>
  );
}
