import { demoFormMail, demoForms } from "../content/forms";
import { deleteOthers, upsert, type Row } from "./insert";

/** Fields of a form have ids of their own hundred, so that they can be recognised again. */
const firstField = (form: number): number => form * 100;

const fieldRows = (): Row[] =>
  demoForms.flatMap(({ id: form, fields }) =>
    fields.map((field, sort) => ({
      id: firstField(form) + sort,
      form_id: form,
      slug: field.slug,
      label: field.label,
      field_type: field.type,
      required: field.required ?? false,
      visible: true,
      choices: field.choices ?? [],
      default: field.default === undefined ? null : JSON.stringify(field.default),
      placeholder_text: field.placeholder ?? {},
      help_text: field.help ?? {},
      sort,
    })),
  );

/** The forms of the house. Entries are visitors' and are left alone. */
export const formStatements = (db: D1Database, now: number): D1PreparedStatement[] => [
  ...upsert(
    db,
    "form",
    ["id"],
    demoForms.map(({ id, slug, title, intro, success, retentionDays }) => ({
      id,
      slug,
      title,
      intro,
      success,
      notify_email: demoFormMail,
      retention_days: retentionDays,
      is_online: true,
      updated_at: now,
    })),
  ),
  ...upsert(db, "form_field", ["id"], fieldRows()),
  ...demoForms.map(({ id, fields }) =>
    deleteOthers(
      db,
      "form_field",
      [firstField(id), firstField(id + 1) - 1],
      fields.map((_, sort) => firstField(id) + sort),
    ),
  ),
];
