import type { CSSProperties } from "react";
import type { Accent } from "~/domain/common/schema";

/** Custom properties on an element: CSS has them, React's type does not. */
export type StyleWithProperties = CSSProperties & Record<`--${string}`, string | number>;

/** Sets `--accent` (fill) and `--accent-deep` (text, line) for everything inside. */
export function accentStyle(accent: Accent | null | undefined): StyleWithProperties {
  const name = accent ?? "mint";
  return { "--accent": `var(--accent-${name})`, "--accent-deep": `var(--accent-${name}-deep)` };
}
