import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../Link";
import { classNames } from "../class-names";
import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "ghost" | "quiet";
export type ButtonSize = "small" | "medium" | "large";

interface ButtonStyleProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

interface ButtonProps extends ComponentProps<"button">, ButtonStyleProps {
  /** The action runs: the button says so, keeps its place and takes no second press. */
  busy?: boolean | undefined;
}

const buttonClass = ({ variant = "primary", size = "medium" }: ButtonStyleProps, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], className);

export function Button({
  variant,
  size,
  busy = false,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Omit<LinkProps, "className">, ButtonStyleProps {
  className?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}
