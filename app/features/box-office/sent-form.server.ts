import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { fieldText } from "~/ui/form/later/field-text";

/** What was typed into a field of a sent form, as far as anybody means it. */
export const textOf = (form: FormData, name: string, most = 200): string => fieldText(form, name).slice(0, most);

/** Why the API did not take what was sent: by its fields, where it is one of them, and the status of the page that says so. */
export async function refusalOf<Field extends string, Problem>(answer: Response, fields: readonly Field[]) {
  const { code, errors = [] } = await answer.json<{ code: ErrorCode; errors?: { path: Field; message: Problem }[] }>();
  const known = errors.flatMap(({ path, message }) => (fields.includes(path) ? [[path, message] as const] : []));
  const problems = Object.fromEntries(known) as Partial<Record<Field, Problem>>;
  return { code, status: errorTable[code].status, problems, isNamed: known.length > 0 };
}
