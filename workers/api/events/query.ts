import { z } from "@hono/zod-openapi";
import { dayFromUrl } from "~/domain/programme/query";
import { accessFeatures, versionCodes } from "~/domain/programme/values";
import { partsOfDay } from "~/domain/time/parts-of-day";

/** A whole number from 1, as text. */
export const positiveInt = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "A whole number from 1 is wanted")
  .transform(Number);

/** A cinema day as YYYY-MM-DD; the form of the site's addresses, DD-MM-YYYY, is understood too. */
export const dayParam = z.string().transform((text, context) => {
  const day = dayFromUrl(text);
  if (day) return day;
  context.addIssue({ code: "custom", message: "A day as YYYY-MM-DD or DD-MM-YYYY is wanted" });
  return z.NEVER;
});

const commaList = <T extends string>(known: readonly [T, ...T[]]) =>
  z.string().transform((text, context) => {
    const parsed = z.array(z.enum(known)).min(1).safeParse(text.split(","));
    if (parsed.success) return [...new Set(parsed.data)];
    context.addIssue({ code: "custom", message: `A comma-separated list of ${known.join(", ")} is wanted` });
    return z.NEVER;
  });

/** An empty value means that the key is not set, as a form sends it. */
const optional = <Schema extends z.ZodType<unknown, string>>(schema: Schema) => z.union([z.literal("").transform(() => undefined), schema]).optional();

export const pageParam = optional(positiveInt);
export const pageSizeParam = optional(positiveInt.pipe(z.number().max(100, "At most 100 are answered at once")));

/** Filters of the programme and the page of the list; unknown keys are ignored. */
export const eventsQuerySchema = z.object({
  date: optional(dayParam),
  from: optional(dayParam),
  to: optional(dayParam),
  room: optional(positiveInt),
  type: optional(positiveInt),
  tag: optional(positiveInt),
  series: optional(positiveInt),
  genre: optional(positiveInt),
  version: optional(commaList(versionCodes)),
  access: optional(commaList(accessFeatures)),
  english: z
    .enum(["", "0", "1"])
    .transform((text) => text === "1")
    .optional(),
  time: optional(z.enum(partsOfDay)),
  page: pageParam,
  page_size: pageSizeParam,
});

export const optionalId = optional(positiveInt);
export const optionalDay = optional(dayParam);
