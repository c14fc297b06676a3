import { z } from "@hono/zod-openapi";
import { dayFromUrl, filmOrders } from "~/domain/programme/query";
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

/** A key that may be absent or empty, as a form sends what is not chosen. The schema's own words say what is wrong. */
const optional = <T>(schema: z.ZodType<T, string>, description: string) =>
  z
    .string()
    .transform((text, context): T | undefined => {
      if (text === "") return undefined;
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      for (const { message } of parsed.error.issues) context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional()
    .meta({ description });

export const optionalId = (what: string) => optional(positiveInt, `Id of a ${what}`);
export const optionalIds = (what: string) =>
  optional(
    z
      .string()
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, "At most 100 ids, separated by commas, are wanted")
      .transform((text) => [...new Set(text.split(",").map(Number))]),
    `Ids of ${what}, separated by commas`,
  );
export const optionalDay = (description: string) => optional(dayParam, `${description}: YYYY-MM-DD or DD-MM-YYYY`);
export const pageParam = optional(positiveInt, "Page of the list, from 1");
export const pageSizeParam = optional(
  positiveInt.pipe(z.number().max(100, "At most 100 are answered at once")),
  "Entries a page has, at most 100",
);

/** Filters of the programme and the page of the list; unknown keys are ignored. */
export const eventsQuerySchema = z.object({
  date: optionalDay("From this cinema day on"),
  from: optionalDay("First cinema day"),
  to: optionalDay("Last cinema day, inclusive"),
  room: optionalId("room"),
  type: optionalId("type of events"),
  tag: optionalId("category"),
  series: optionalId("series"),
  genre: optionalId("genre"),
  version: optional(
    commaList(versionCodes),
    `Any of these language versions, separated by commas: ${versionCodes.join(", ")}`,
  ),
  access: optional(
    commaList(accessFeatures),
    `All of these features, separated by commas: ${accessFeatures.join(", ")}`,
  ),
  english: optional(
    z.enum(["0", "1"]).transform((text) => text === "1"),
    "1: only what can be followed without German",
  ),
  time: optional(z.enum(partsOfDay), `Part of the day: ${partsOfDay.join(", ")}`),
  page: pageParam,
  page_size: pageSizeParam,
});

/** The same for its films, and their order. */
export const programmeFilmsQuerySchema = eventsQuerySchema.extend({
  sort: optional(z.enum(filmOrders), "title: A to Z; nothing: by the next showing"),
});
