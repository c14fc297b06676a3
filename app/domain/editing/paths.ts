import type { Target } from "../site/paths";

/** True for the call that carries steps of editors to a page's working copy. */
export const isDraft = ({ kind, rest }: Pick<Target, "kind" | "rest">): boolean =>
  kind === "api" && /^\/pageeditor-api\/draft\/\d+\/?$/.test(rest);
