import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import type { CartAnswer } from "../cart-intent";
import { CartForm } from "../CartForm";
import styles from "./ExpiredNotice.module.css";

/** The time is over: nothing is lost but the seats, and they may still be there. */
export function ExpiredNotice({ onAnswer }: { onAnswer: (answer: CartAnswer) => void }) {
  const t = useT("cart");
  return (
    <div className={styles.notice} role="status">
      <h2 className={styles.title}>{t("cart.expired_title")}</h2>
      <p>{t("cart.expired_text")}</p>
      <CartForm intent="retry" onAnswer={onAnswer}>
        {(pending) => (
          <Button type="submit" size="large" busy={pending !== null}>
            {t("cart.retry")}
          </Button>
        )}
      </CartForm>
    </div>
  );
}
