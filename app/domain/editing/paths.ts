import type { Target } from "../site/paths";

/** True for the calls that carry steps of editors to a page's working copy, or a whole state of it. */
export const isDraft = ({ kind, rest }: Pick<Target, "kind" | "rest">): boolean =>
  kind === "api" && /^\/pageeditor-api\/(draft\/\d+|page\/\d+\/versions)\/?$/.test(rest);

/** True for the call that takes sounds, films and documents for the media library. */
export const isLibrary = ({ kind, rest }: Pick<Target, "kind" | "rest">): boolean =>
  kind === "api" && /^\/pageeditor-api\/files\/?$/.test(rest);
