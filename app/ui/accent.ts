import type { CSSProperties } from "react";
import type { Accent } from "~/domain/common/schema";

/** Custom properties on an element: CSS has them, React's type does not. */
export type StyleWithProperties = CSSProperties & Record<`--${string}`, string | number>;

/** Sets `--accent` (fill) and `--accent-deep` (text, line) for everything inside. */
export const accented = (accent: Accent | null | undefined) => ({ "data-accent": accent ?? "mint" });

/** Sets the cut of a series' name where it is large, by its place among all of them: `words/later/series-voice.css`. */
export const voiced = (place: number) => ({ "data-voice": place % 5 });
