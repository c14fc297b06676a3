import { GateFrame } from "~/ui/stage/later/Stage";
import styles from "./Leader.module.css";

/** The leader of a reel, counting down, in its frame: what stands before the film. */
export function Leader({ children }: { children: string }) {
  return (
    <GateFrame accent="brass">
      <div className={styles.leader}>
        <i />
        <i />
        <span>{children}</span>
      </div>
    </GateFrame>
  );
}
