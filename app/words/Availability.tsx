import type { AvailabilityState } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import styles from "./Availability.module.css";

interface AvailabilityProps {
  state: AvailabilityState;
  /** Says it more exactly than the state's own word. */
  word?: string | undefined;
  className?: string | undefined;
}

const ring = <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />;
const shapes: Record<AvailabilityState, React.ReactNode> = {
  available: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  limited: (
    <>
      {ring}
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  "sold-out": (
    <>
      {ring}
      <path d="M1.8 8.2 8.2 1.8" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  "not-yet": (
    <>
      {ring}
      <path d="M5 2.6V5l1.7 1.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  closed: <path d="M1 5h8" stroke="currentColor" strokeWidth="2" />,
  cancelled: <path d="M3 1v8M7 1v8" stroke="currentColor" strokeWidth="2" />,
  "free-entry": <path d="M5 .5 9.5 5 5 9.5.5 5z" fill="currentColor" />,
};

/** How many tickets there are: a shape, a word and a colour, each enough by itself. */
export function Availability({ state, word, className }: AvailabilityProps) {
  const t = useT("common");
  return (
    <span className={classNames(styles.availability, styles[state], className)}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        {shapes[state]}
      </svg>
      {word ?? t(`availability.${state}`)}
    </span>
  );
}
