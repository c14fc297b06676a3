import { useAvailability } from "~/api/availability";
import type { ListedEvent } from "~/domain/programme/listed";
import { Availability } from "~/words/Availability";
import styles from "./Scarcity.module.css";

const worthSaying: ReadonlySet<string> = new Set(["limited", "sold-out"]);

/** The availability where the ticket place is a bare button: only what may change somebody's mind. */
export function Scarcity({ event }: { event: ListedEvent }) {
  const state = useAvailability(event.id)?.state;
  if (!state || !worthSaying.has(state) || event.status === "cancelled") return null;
  return (
    <p className={styles.scarcity}>
      <Availability state={state} className={styles.word} />
    </p>
  );
}
