import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./Icon";
import styles from "./Disclosure.module.css";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children"> {
  label: ReactNode;
  children: ReactNode;
}

/** Something that opens below its label. Native, so it works before and without JavaScript. */
export function Disclosure({ label, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
