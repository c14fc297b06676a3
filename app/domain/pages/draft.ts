import { z } from "zod";
import type { ModuleDefinition } from "./module-definition";

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/** Begins as something that runs: browsers skip what stands before and within the scheme. */
const runs = (text: string): boolean => /^(?:javascript|vbscript|data):/i.test(text.replaceAll(/[\s\p{Cc}]/gu, ""));

/** What somebody is still writing or counting: half a link, a code that lacks its end, a number with one digit too many. */
function isUnfinished(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (typeof value === "number") return issue.code === "too_big" || issue.code === "too_small";
  const isOfForm = issue.code === "invalid_format" || issue.code === "too_big" || issue.code === "custom";
  return typeof value === "string" && isOfForm && !runs(value);
}

/** Not finished, as drafts are: something is missing, or there are too few of it. Everything else is wrong. */
function isGap(issue: z.core.$ZodIssue, field: unknown): boolean {
  if (issue.code === "too_small" && issue.origin !== "number")
    return issue.origin === "array" || issue.origin === "string";
  if (issue.code === "custom" && issue.params?.["gap"] === true) return true;
  const value = valueAt(field, issue.path);
  if (value === undefined) return true;
  // No picture yet is null; nothing written yet is an empty text. Views can draw these and no others.
  if (issue.code === "invalid_type") return value === null && issue.expected === "object";
  return value === "" || isUnfinished(issue, value);
}

const draftField = (field: z.ZodType): z.ZodType =>
  z.unknown().superRefine((value, context) => {
    if (value === undefined) return;
    const wrong = field.safeParse(value).error?.issues.filter((issue) => !isGap(issue, value)) ?? [];
    for (const { path, message } of wrong) context.addIssue({ code: "custom", path, message });
  });

/**
 * What may be saved as a draft of a module: its publish schema, where everything may still be missing, empty, too short
 * or half written, so that nothing of what is typed is lost. What is of another kind, an address that would run or a word
 * that is not among the choices is refused here, too.
 * Its parts, by the names of the props, judge one prop alone.
 */
export function draftSchema(definition: Pick<ModuleDefinition, "schema">): z.ZodObject {
  const shape = Object.entries(definition.schema.shape).map(([key, field]) => [
    key,
    draftField(field as z.ZodType).optional(),
  ]);
  return z.strictObject(Object.fromEntries(shape) as z.ZodRawShape);
}
