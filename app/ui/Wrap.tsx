import type { ComponentProps, ElementType } from "react";
import { classNames } from "./class-names";
import styles from "./Wrap.module.css";

interface WrapProps extends ComponentProps<"div"> {
  as?: ElementType;
}

/** The page's width and side padding. */
export function Wrap({ as: Tag = "div", className, ...rest }: WrapProps) {
  return <Tag className={classNames(styles.wrap, className)} {...rest} />;
}
