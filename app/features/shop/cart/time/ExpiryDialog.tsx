import { useId } from "react";
import type { Cart } from "~/domain/booking/schema";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { type CartAnswer, nextRenewal } from "../cart-intent";
import { CartForm } from "../CartForm";
import styles from "./CartTimer.module.css";
import { SignIn } from "./SignIn";

interface ExpiryDialogProps {
  open: boolean;
  cart: Cart;
  clock: string;
  onAnswer: (answer: CartAnswer) => void;
  onClose: () => void;
}

/** One minute before the seats are released: more time is one press away. */
export function ExpiryDialog({ open, cart, clock, onAnswer, onClose }: ExpiryDialogProps) {
  const t = useT("cart");
  const textId = useId();
  const extendable = cart.extend_in_ms !== null;
  return (
    <Dialog open={open} onClose={onClose} title={t("cart.expiring_title")} role="alertdialog" describedBy={textId}>
      <div className={styles.ask}>
        <div className={styles.clock} aria-hidden="true">
          {clock}
        </div>
        <p id={textId}>{t(extendable ? "cart.expiring_text" : "cart.expiring_last")}</p>
        {cart.needs_address ? <SignIn cart={cart} /> : null}
        {extendable ? (
          <CartForm
            intent="extend"
            values={{ renewal: nextRenewal(cart) }}
            className={styles.askForm}
            onAnswer={onAnswer}
          >
            {(pending) => (
              <Button type="submit" size="large" busy={pending !== null}>
                {t("cart.extend")}
              </Button>
            )}
          </CartForm>
        ) : null}
        <Button variant={extendable ? "quiet" : "primary"} onClick={onClose}>
          {t("cart.expiring_close")}
        </Button>
      </div>
    </Dialog>
  );
}
