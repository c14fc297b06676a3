import { use, useState } from "react";
import { toOffsetIso, wallTimeToInstant } from "~/domain/time/zone";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import styles from "./inputs.module.css";

/** The house's wall time of a stored moment: "2026-11-21T14:00"; empty for none and for what is none. */
const wallOf = (value: unknown, zone: string): string => {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? "" : toOffsetIso(at, zone).slice(0, 16);
};

/** A day and a time of the house's clock; both or none. */
export function MomentInput({ id, value, onChange, describedBy, problems }: InputProps) {
  const t = useT("editor-form");
  const { zone } = use(EditingContext);
  const stored = wallOf(value, zone);
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setTyped(stored);
  }
  const change = (day: string, time: string) => {
    const wall = day === "" ? "" : `${day}T${time || "00:00"}`;
    setTyped(wall);
    onChange(wall === "" ? "" : toOffsetIso(wallTimeToInstant(wall, zone), zone));
  };
  const [day = "", time = ""] = typed.split("T");
  const shared = { "aria-describedby": describedBy, "aria-invalid": problems.length > 0 || undefined };
  return (
    <span className={styles.moment}>
      <input
        {...shared}
        id={id}
        type="date"
        className={styles.input}
        value={day}
        onChange={({ target }) => change(target.value, time)}
      />
      <input
        {...shared}
        type="time"
        aria-label={t("time")}
        className={styles.time}
        value={time}
        onChange={({ target }) => change(day, target.value)}
      />
    </span>
  );
}
