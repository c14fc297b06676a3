import { useAvailability } from "~/api/availability";
import type { ListedEvent } from "~/domain/programme/listed";
import { Availability } from "~/words/Availability";
import { SeatsAsleep } from "~/words/SeatsAsleep";
import styles from "./Scarcity.module.css";

const worthSaying: ReadonlySet<string> = new Set(["limited", "sold-out"]);

/** The availability where the ticket place is a bare button: only what may change somebody's mind. */
export function Scarcity({ event }: { event: ListedEvent }) {
  const state = useAvailability(event.id)?.state;
  if (event.status === "cancelled") return null;
  if (!state) return <SeatsAsleep show={event.id} className={styles.scarcity} />;
  if (!worthSaying.has(state)) return null;
  return (
    <p className={styles.scarcity}>
      <Availability state={state} className={styles.word} />
    </p>
  );
}
