import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import type { Moved } from "./cart-intent";
import styles from "./Refused.module.css";
import { useSeatWords } from "./use-seat-words";

/** Which seats were gone when they were asked for again, and which were taken instead: never in silence. Takes the focus. */
export function MovedSeats({ moved = [] }: { moved: readonly Moved[] | undefined }) {
  const t = useT("cart");
  const words = useSeatWords();
  const box = useAnswered<HTMLDivElement>(moved.length > 0 && moved);
  if (moved.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.refused}>
      <strong>{t("cart.moved")}</strong>
      {moved.map(({ event, title, had, now }) => (
        <p key={event}>{t("cart.moved_show", { title, had: words(had), now: words(now) })}</p>
      ))}
    </div>
  );
}
