import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import sprite from "../icons.svg?url&no-inline";
import styles from "./Icon.module.css";

export type IconName =
  | "search"
  | "close"
  | "menu"
  | "cart"
  | "ticket"
  | "heart"
  | "user"
  | "chevron-down"
  | "chevron-up"
  | "chevron-left"
  | "chevron-right"
  | "arrow-up"
  | "arrow-right"
  | "arrow-left"
  | "arrow-down"
  | "calendar"
  | "filter"
  | "plus"
  | "minus"
  | "check"
  | "info"
  | "clock"
  | "share"
  | "wheelchair"
  | "ear"
  | "eye"
  | "calm"
  | "play"
  | "external"
  | "sun"
  | "moon"
  | "auto"
  | "download"
  | "pin"
  | "phone"
  | "mobile"
  | "mail"
  | "print"
  | "warning"
  | "retry";

interface IconProps extends Omit<ComponentProps<"svg">, "name"> {
  name: IconName;
  /** Spoken name; without it the icon is decoration. */
  label?: string | undefined;
}

/** A drawing of the sprite: one cached file, no bytes of JavaScript per icon. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
