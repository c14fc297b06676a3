import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./Checkout.module.css";
import { removalOf, takeAgain } from "./checkout-form";

interface LapsedWaysProps {
  event: number;
  title: string;
  /** The id of the form with what was typed: nothing of it is lost on either way. */
  form: string;
  /** There is one button for all shows already. */
  isAllLapsed?: boolean;
}

/** The ways on from a show whose places are held no longer: take them again, or go without it. */
export function LapsedWays({ event, title, form, isAllLapsed = false }: LapsedWaysProps) {
  const t = useT("checkout");
  return (
    <div className={styles.lapsed}>
      {isAllLapsed ? null : (
        <Button type="submit" form={form} name="intent" value={takeAgain.together} size="small">
          {t("again")}
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        name="intent"
        value={removalOf(event)}
        variant="quiet"
        aria-label={t("take_out_name", { title })}
      >
        {t("take_out")}
      </Button>
    </div>
  );
}
