import { pageIdAt } from "../site/page-queries";
import { isPage, type Target } from "../site/paths";

/** True for the addresses that files are sent to: a form's page, the call that keeps files, and those of the media library. */
export const takesFiles = (target: Target): boolean =>
  isPage(target)
    ? pageIdAt(target.rest) === "form"
    : /^\/(?:api\/temp-files|pageeditor-api\/(?:media|files))\/?$/.test(target.rest);
