import type { PageError } from "~/domain/editing/schema";
import type { MessageKey } from "~/i18n/namespaces";

/** What is said of a setting that cannot be as it is wanted, by why. */
export const errorWords: Readonly<Record<PageError["code"], MessageKey<"editor-form">>> = {
  path_taken: "problem.pathTaken",
  path_malformed: "problem.pathMalformed",
  path_fixed: "problem.pathFixed",
  title_missing: "problem.required",
  parent_unfit: "problem.parentUnfit",
  picture_gone: "problem.pictureGone",
};
