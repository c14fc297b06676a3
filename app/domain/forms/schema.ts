import { z } from "zod";
import { fallbackSchema } from "../common/schema";
import { emailConfirm } from "./field-types";

const fieldValueSchema = z.union([z.string(), z.array(z.string()), z.number(), z.boolean(), z.null()]);
export type FieldValue = z.infer<typeof fieldValueSchema>;

const formFieldSchema = z
  .object({
    id: z.int().meta({ description: "0: the repeated address" }),
    label: z.string(),
    slug: z.string(),
    field_type: z.union([z.int().min(1).max(15), z.literal(emailConfirm.type)]).meta({
      description:
        "1 text, 2 lines, 3 e-mail, 4 checkbox, 5 checkboxes (list), 6 select, 7 multi-select (list), 8 radio, 9 file (id of a temporary file or null), 10 date, 11 date and time, 12 hidden, 13 number, 14 URL, 15 date of birth, emailconfirm: the address once more, always the last field",
    }),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
    default: fieldValueSchema,
    placeholder_text: z.string(),
    help_text: z.string(),
  })
  .meta({ id: "FormField" });
export type FormField = z.infer<typeof formFieldSchema>;

export const formSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    intro: z.string(),
    success: z.string().meta({ description: "What happens next, shown when the form has arrived" }),
    retention_days: z.int().meta({ description: "Entries are deleted after so many days" }),
    fields: z.array(formFieldSchema),
    fallback: fallbackSchema,
  })
  .meta({ id: "Form" });
export type Form = z.infer<typeof formSchema>;

export const formEntryRequestSchema = z
  .object({
    form: z.int().positive(),
    field_values: z.record(z.string().max(100), fieldValueSchema).meta({ description: "By the fields' slugs" }),
    guard: z
      .object({
        ticket: z.string().max(100).meta({ description: "Of the form's page: when it was made" }),
        trap: z.string().max(1000).meta({ description: "A field nobody sees; whoever fills it in is a program" }),
      })
      .optional()
      .meta({ description: "What the site's own pages send along. Other clients prove where they come from" }),
  })
  .meta({ id: "FormEntryRequest" });
export type FormEntryRequest = z.infer<typeof formEntryRequestSchema>;

export const formEntrySchema = z
  .object({ id: z.int(), form: z.int(), created_at: z.iso.datetime({ offset: true }) })
  .meta({ id: "FormEntry" });
export type FormEntry = z.infer<typeof formEntrySchema>;

export const tempFileSchema = z
  .object({ id: z.string(), filename: z.string(), type: z.string(), bytes: z.int() })
  .meta({ id: "TempFile" });
export type TempFile = z.infer<typeof tempFileSchema>;

export const ticketSchema = z.object({ ticket: z.string() });
