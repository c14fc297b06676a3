import type { FormField } from "~/domain/forms/schema";

/** The id of a field's control, or of the first of several. */
export const controlId = ({ slug }: Pick<FormField, "slug">): string => `form-${slug}`;
