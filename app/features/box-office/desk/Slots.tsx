import { useT } from "~/i18n/use-t";
import { Key } from "./Key";
import styles from "./Kinds.module.css";
import type { Slot } from "./sold-here";

interface SlotsProps {
  slots: readonly Slot[];
  letters: readonly string[];
  chosen: number | null;
  onChoose: (slot: Slot) => void;
}

/** The times a show has; what is over or full is there, and cannot be pressed. */
export function Slots({ slots, letters, chosen, onChoose }: SlotsProps) {
  const t = useT("box-office");
  if (slots.length === 0) return null;
  return (
    <ul className={styles.slots} aria-label={t("desk.slots")}>
      {slots.map((slot, index) => (
        <li key={slot.id}>
          <button
            type="button"
            aria-pressed={slot.id === chosen}
            disabled={!slot.isOpen}
            onClick={() => onChoose(slot)}
          >
            {slot.isOpen && letters[index] && <Key name={letters[index].toUpperCase()} />}
            {slot.time.slice(0, 5)}
          </button>
        </li>
      ))}
    </ul>
  );
}
