import { openingHoursLabel } from "~/domain/opening-hours/label";
import type { OpeningHoursToday } from "~/domain/site/schema";
import { useT } from "~/i18n/use-t";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./OpeningLabel.module.css";
import { useProgramme } from "./programme-context";
import { useFormats } from "./use-formats";

/** Whether the house is open now, with a shape that says the same. */
export function OpeningLabel({ today }: { today: OpeningHoursToday }) {
  const t = useT("programme");
  const { nowIso } = useProgramme();
  const { clock } = useFormats();
  const label = openingHoursLabel(today, nowIso.slice(11, 16));
  const words = label.text ?? t(`opening.${label.state}`, { time: clock(label.time ?? "") });
  return (
    <p className={styles.label} data-state={label.state}>
      <span className={styles.shape} aria-hidden="true" />
      {label.text && label.url ? <SmartLink to={label.url}>{words}</SmartLink> : words}
    </p>
  );
}
