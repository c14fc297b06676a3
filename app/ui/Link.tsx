import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site with its language, or a query of the page that is shown. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** Takes the place of the page in the browser's history. */
  replace?: boolean | undefined;
  /** `intent`: what it leads to is fetched as soon as somebody points at it. */
  prefetch?: "intent" | undefined;
}

const mark = (wanted: boolean | undefined) => (wanted ? "" : undefined);

/**
 * A link within the site. It is an element and nothing else: `FollowLinks` listens to the page as a whole, so that
 * hundreds of links cost a phone nothing, and those in parts that sleep are followed like all others.
 */
export function Link({ to, preventScrollReset, replace, prefetch, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      data-stay={mark(preventScrollReset)}
      data-replace={mark(replace)}
      data-early={mark(prefetch === "intent")}
      {...rest}
    >
      {children}
    </a>
  );
}
