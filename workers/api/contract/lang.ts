import { z } from "@hono/zod-openapi";
import { findLocale, locales } from "~/domain/locale/locales";

const codes = locales.map(({ code }) => code).join(", ");

/** Path parameter of calls that carry the language. Unknown languages never reach the API. */
export const langParams = z.object({
  lang: z.string().meta({ description: "Language code, the URL prefix", examples: ["de", "en"] }),
});

/** For calls without a language in the path: texts are in the default language unless asked. */
export const langQuery = z.object({
  lang: z
    .string()
    .refine((text) => text === "" || findLocale(text), `A language of the house is wanted: ${codes}`)
    .optional()
    .meta({ description: `Language of the texts: ${codes}` }),
});

/** A JSON answer of a route, in short. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** A body as JSON. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});

/** A body that is a form with one file. */
export const fileBody = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: z.object({
        file: z.instanceof(File, { error: "A file is wanted" }).meta({ type: "string", format: "binary" }),
      }),
    },
  },
};
