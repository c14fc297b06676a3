import type { Field, FieldKind } from "~/domain/pages/module-definition";
import type { Translate } from "~/i18n/translator";
import { inEveryLanguage } from "../form/in-every-language";

/** In the order of the form. */
const kinds = {
  title: "line",
  headline: "line",
  meta_title: "line",
  meta_description: "text",
  og_title: "line",
  og_description: "text",
  path: "line",
  og_image: "image",
  in_menu: "boolean",
  in_footer: "boolean",
  is_clickable: "boolean",
  is_landing_page: "boolean",
} as const satisfies Record<string, FieldKind>;

/** The fields of a page's settings, named in the language of who edits. */
export const fieldsOf = (t: Translate<"editor-form">): Record<string, Field> =>
  Object.fromEntries(
    (Object.keys(kinds) as (keyof typeof kinds)[]).map((key) => [
      key,
      { kind: kinds[key], label: inEveryLanguage(t(`page.${key}`)) },
    ]),
  );
