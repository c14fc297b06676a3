import { openingHoursLabel } from "~/domain/opening-hours/label";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import styles from "./OpeningHoursLabel.module.css";
import { SmartLink } from "~/ui/SmartLink";

interface OpeningHoursLabelProps {
  hours: OpeningHoursToday;
  /** Wall time of the house, "HH:MM". */
  now: string;
  className?: string | undefined;
}

/** Whether the house is open, in one line: a shape, and words that say the same. */
export function OpeningHoursLabel({ hours, now, className }: OpeningHoursLabelProps) {
  const t = useT("common");
  const { clock } = useFormats();
  const { state, time = "", text, url } = openingHoursLabel(hours, now);
  const spoken = { early: t("hours.from", { time: clock(time) }), open: t("hours.until", { time: clock(time) }) };
  const words = state === "early" || state === "open" ? spoken[state] : text || t("hours.closed");
  return (
    <span className={classNames(styles.label, className)} data-state={state}>
      <i aria-hidden="true" />
      {url && text ? <SmartLink to={url}>{words}</SmartLink> : words}
    </span>
  );
}
