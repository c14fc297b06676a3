import type { Image } from "~/domain/common/schema";
import { Picture } from "~/ui/picture/Picture";
import styles from "./Mask.module.css";

/** A film's still behind two planes, which say where a purchase stands. They move when that changes, and never meanwhile. */
export function Mask({ image, state }: { image: Image | null; state: "open" | "waiting" | "shut" }) {
  return (
    <div className={styles.mask} data-state={state} aria-hidden="true">
      {image ? <Picture image={image} sizes="44rem" height="var(--mask)" className={styles.still} decorative /> : null}
    </div>
  );
}
