import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { SmartLink } from "~/ui/SmartLink";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./CartLink.module.css";
import { useCartBadge } from "./use-cart-count";

interface CartLinkProps {
  /** Where the cart is when no cookie says so. */
  basketLink: string;
  /** Without its word on the smallest screens. */
  compact?: boolean;
  className?: string | undefined;
}

/** The way to the cart, with the number of tickets held. */
export function CartLink({ basketLink, compact = false, className }: CartLinkProps) {
  const t = useT("common");
  const { href } = useLocale();
  const { count, url } = useCartBadge();
  return (
    <SmartLink
      to={url.startsWith("/") ? href(url) : url || basketLink}
      plain
      className={`${styles.cart} ${className ?? ""}`}
      data-compact={compact}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon name="ticket" />
        {count > 0 && <b className={styles.badge}>{count}</b>}
      </span>
      <span className={styles.word} aria-hidden="true">
        {t("nav.cart")}
      </span>
      <VisuallyHidden>{count > 0 ? t("nav.cart.count", { count }) : t("nav.cart")}</VisuallyHidden>
    </SmartLink>
  );
}
