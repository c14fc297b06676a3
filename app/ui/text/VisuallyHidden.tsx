import type { ComponentProps, ElementType } from "react";
import { classNames } from "../class-names";
import styles from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps extends ComponentProps<"span"> {
  as?: ElementType;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = "span", className, ...rest }: VisuallyHiddenProps) {
  return <Tag className={classNames(styles.hidden, className)} {...rest} />;
}
