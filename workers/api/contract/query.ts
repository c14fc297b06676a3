import { z } from "@hono/zod-openapi";
import { readId } from "~/domain/common/id";
import { filterKeys, filters, isMeant, type FilterKey, type FilterValue } from "~/domain/programme/filters";
import { dayFromUrl, filmOrders } from "~/domain/programme/query";

/** A whole number from 1, as text. */
export const positiveInt = z.string().transform((text, context) => {
  const id = readId(text);
  if (id !== undefined) return id;
  context.addIssue({ code: "custom", message: "A whole number from 1 is wanted" });
  return z.NEVER;
});

/** A cinema day as YYYY-MM-DD; the form of the site's addresses, DD-MM-YYYY, is understood too. */
const dayParam = z.string().transform((text, context) => {
  const day = dayFromUrl(text);
  if (day) return day;
  context.addIssue({ code: "custom", message: "A day as YYYY-MM-DD or DD-MM-YYYY is wanted" });
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
    z.string().transform((text, context) => {
      const found = text.split(",").map(readId);
      const ids = found.filter((id) => id !== undefined);
      if (ids.length === found.length && ids.length <= 100) return [...new Set(ids)];
      context.addIssue({ code: "custom", message: "At most 100 ids, separated by commas, are wanted" });
      return z.NEVER;
    }),
    `Ids of ${what}, separated by commas`,
  );
export const optionalWord = <const Words extends readonly [string, ...string[]]>(words: Words, description: string) =>
  optional(z.enum(words), description);
export const optionalDay = (description: string) => optional(dayParam, `${description}: YYYY-MM-DD or DD-MM-YYYY`);
export const pageParam = optional(positiveInt, "Page of the list, from 1");
export const pageSizeParam = optional(
  positiveInt.pipe(z.number().max(100, "At most 100 are answered at once")),
  "Entries a page has, at most 100",
);

/** What the contract says of a filter beside the words it takes. */
const described: Partial<Record<FilterKey, string>> = {
  type: "Id of a type of events",
  tag: "Id of a category",
  english: "1: only what can be followed without German",
};

const wanted = (key: FilterKey) => {
  const words = filters[key].words.join(", ");
  return {
    id: { description: `Id of a ${key}`, message: "A whole number from 1 is wanted" },
    flag: { description: "1: only these", message: "1 or 0 is wanted" },
    one: { description: `One of ${words}`, message: `One of ${words} is wanted` },
    any: {
      description: `Any of these, separated by commas: ${words}`,
      message: `A comma-separated list of ${words} is wanted`,
    },
    all: {
      description: `All of these, separated by commas: ${words}`,
      message: `A comma-separated list of ${words} is wanted`,
    },
  }[filters[key].kind];
};

function filterSchema(key: FilterKey) {
  const { description, message } = wanted(key);
  const read = z.string().transform((text, context) => {
    if (isMeant(key, text)) return filters[key].read(text);
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
  return optional(read, described[key] ?? description);
}

type FilterShape = { [Key in FilterKey]: ReturnType<typeof optional<FilterValue<Key>>> };
const filterShape = Object.fromEntries(filterKeys.map((key) => [key, filterSchema(key)])) as FilterShape;

/** Filters of the programme and the page of the list; unknown keys are ignored. */
export const eventsQuerySchema = z.object({
  date: optionalDay("From this cinema day on"),
  from: optionalDay("First cinema day"),
  to: optionalDay("Last cinema day, inclusive"),
  ...filterShape,
  page: pageParam,
  page_size: pageSizeParam,
});

/** The same for the choices of its filters. */
export const facetsQuerySchema = eventsQuerySchema.extend({
  choices: optional(
    z.string().transform((text, context) => {
      const asked = text.split(",");
      const known = filterKeys.filter((key) => asked.includes(key));
      if (known.length === new Set(asked).size) return known;
      context.addIssue({ code: "custom", message: `A comma-separated list of ${filterKeys.join(", ")} is wanted` });
      return z.NEVER;
    }),
    "The filters whose choices are wanted beside those that are set; nothing: all",
  ),
});

/** The same for its films, and their order. */
export const programmeFilmsQuerySchema = eventsQuerySchema.extend({
  sort: optional(z.enum(filmOrders), "title: A to Z; nothing: by the next showing"),
});
