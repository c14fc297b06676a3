import { Icon } from "~/ui/picture/Icon";
import styles from "./Checkout.module.css";

/** What is wrong with a field, above it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      {children}
    </p>
  );
}
