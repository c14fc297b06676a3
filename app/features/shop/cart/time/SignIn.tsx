import type { Cart } from "~/domain/booking/schema";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import styles from "./CartTimer.module.css";

/** Why there is no more time yet, and the way to it: signed in by a code, and back to the cart. */
export function SignIn({ cart }: { cart: Pick<Cart, "cart_url"> }) {
  const t = useT("cart");
  const { href } = useLocale();
  return (
    <p className={styles.extensions}>
      {t("cart.extend_needs_address")}{" "}
      <a href={href(`${paths["user-login"]}?next=${encodeURIComponent(cart.cart_url)}`)}>{t("cart.extend_sign_in")}</a>
    </p>
  );
}
