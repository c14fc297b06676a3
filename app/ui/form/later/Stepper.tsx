import { useT } from "~/i18n/use-t";
import { classNames } from "../../class-names";
import { Icon } from "../../picture/Icon";
import styles from "./Stepper.module.css";

interface StepperProps {
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  /** What is counted ("Vollpreis"): the buttons are named by it. */
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A small amount with a button on either side. The amount is spoken when it changes. */
export function Stepper({ value, min = 0, max = 99, onChange, label, disabled = false, className }: StepperProps) {
  const t = useT("common");
  const step = (next: number) => () => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div role="group" aria-label={label} className={classNames(styles.stepper, className)}>
      <button
        type="button"
        aria-label={t("stepper.less", { label })}
        aria-disabled={disabled || value <= min}
        onClick={disabled ? undefined : step(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t("stepper.more", { label })}
        aria-disabled={disabled || value >= max}
        onClick={disabled ? undefined : step(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
