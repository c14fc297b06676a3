import { pageIdAt } from "../site/page-queries";
import { isPage, type Target } from "../site/paths";

/** True for the addresses that files are sent to: a form's page, and the call that keeps files. */
export const takesFiles = (target: Target): boolean =>
  isPage(target) ? pageIdAt(target.rest) === "form" : /^\/api\/temp-files\/?$/.test(target.rest);
