import type { ComponentProps, ReactNode } from "react";
import { Link } from "../Link";
import { classNames } from "../class-names";
import { Icon, type IconName } from "../picture/Icon";
import styles from "./Chip.module.css";

interface ChipProps extends Omit<ComponentProps<"button">, "children"> {
  children: ReactNode;
  selected?: boolean | undefined;
  /** A chip that is a link: works without JavaScript. */
  to?: string | undefined;
  /** Drawn after the text: `close` on a filter that can be removed, `plus` on one that opens. */
  icon?: IconName | undefined;
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
}

/** A filter or a choice: a button, or a link if it has somewhere to go. */
export function Chip({
  children,
  selected = false,
  to,
  icon,
  className,
  replace,
  preventScrollReset,
  ...rest
}: ChipProps) {
  const name = classNames(styles.chip, selected && styles.selected, className);
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} className={styles.icon} />}
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" className={name} {...rest}>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={to}
      className={name}
      aria-label={rest["aria-label"]}
      aria-current={selected ? "true" : undefined}
      replace={replace ?? false}
      preventScrollReset={preventScrollReset ?? false}
    >
      {content}
    </Link>
  );
}
