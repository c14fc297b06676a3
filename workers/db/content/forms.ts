import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { emailConfirm, fieldType, isList } from "~/domain/forms/field-types";
import type { FieldValue, Form, FormField } from "~/domain/forms/schema";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { textsIn, type Texts } from "../columns/texts";
import { form, formEntry, formField, tempFile } from "../schema/forms";

/** The address once more, at the end of every form. Its words are the page's. */
const repeated: FormField = {
  id: 0,
  label: "",
  slug: emailConfirm.slug,
  field_type: emailConfirm.type,
  required: false,
  visible: true,
  choices: [],
  default: "",
  placeholder_text: "",
  help_text: "",
};

/** What a field holds before anything was typed. */
function defaultOf({ fieldType: type, default: stored }: typeof formField.$inferSelect): FieldValue {
  if (type === fieldType.file || type === fieldType.number) return stored ?? null;
  if (isList(type)) return stored ?? [];
  return stored ?? (type === fieldType.tick ? false : "");
}

const toField = (row: typeof formField.$inferSelect, texts: Texts): FormField => ({
  id: row.id,
  label: texts.text("fields", row.label),
  slug: row.slug,
  field_type: row.fieldType,
  required: row.required,
  visible: row.visible,
  choices: row.choices.map(({ value, label }) => ({ value, label: texts.text("fields", label) })),
  default: defaultOf(row),
  placeholder_text: texts.text("fields", row.placeholderText),
  help_text: texts.text("fields", row.helpText),
});

type FormRow = typeof form.$inferSelect;

/** A form with what is the house's alone: where entries are announced. */
export interface StoredForm {
  form: Form;
  notifyEmail: string;
}

function toForm(row: FormRow, fields: readonly (typeof formField.$inferSelect)[], lang: LocaleCode): StoredForm {
  const texts = textsIn(lang);
  return {
    notifyEmail: row.notifyEmail,
    form: {
      id: row.id,
      slug: row.slug,
      url: pathTo("form", row, lang),
      title: texts.text("title", row.title),
      intro: texts.text("intro", row.intro),
      success: texts.text("success", row.success),
      retention_days: row.retentionDays,
      fields: [...fields.map((field) => toField(field, texts)), repeated],
      fallback: texts.fallback(),
    },
  };
}

/** A form that is online, in one language; null if there is none. Two queries, asked together. */
export async function readForm(db: Database, id: number, lang: LocaleCode): Promise<StoredForm | null> {
  const [[row], fields] = await Promise.all([
    db
      .select()
      .from(form)
      .where(and(eq(form.id, id), eq(form.isOnline, true)))
      .limit(1),
    db.select().from(formField).where(eq(formField.formId, id)).orderBy(asc(formField.sort), asc(formField.id)),
  ]);
  return row ? toForm(row, fields, lang) : null;
}

/**
 * An entry that the house has to be told of, with the form in the words of the house, whether
 * that is still online or not.
 */
export async function readEntry(db: Database, id: number) {
  const [found] = await db
    .select({ entry: formEntry, form })
    .from(formEntry)
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(eq(formEntry.id, id))
    .limit(1);
  if (!found) return null;
  const [fields, files] = await Promise.all([
    db
      .select()
      .from(formField)
      .where(eq(formField.formId, found.form.id))
      .orderBy(asc(formField.sort), asc(formField.id)),
    db.select().from(tempFile).where(eq(tempFile.entryId, id)),
  ]);
  return { entry: found.entry, files, ...toForm(found.form, fields, defaultLocale) };
}

/** The entry that was made with a key, or null. */
export async function entryByKey(db: Database, key: string) {
  const [entry] = await db.select().from(formEntry).where(eq(formEntry.key, key)).limit(1);
  return entry ?? null;
}

/** Files by their tokens that may go with an entry: nobody's yet. */
export async function freeFiles(db: Database, tokens: readonly string[]) {
  if (tokens.length === 0) return [];
  return db
    .select()
    .from(tempFile)
    .where(and(inArray(tempFile.token, [...tokens]), isNull(tempFile.entryId)));
}

/** Keeps an entry; null if one with its key is there already. */
export async function insertEntry(db: Database, row: typeof formEntry.$inferInsert) {
  const [entry] = await db.insert(formEntry).values(row).onConflictDoNothing({ target: formEntry.key }).returning();
  return entry ?? null;
}

/** Gives files that are nobody's yet to an entry. */
export async function claimFiles(db: Database, entryId: number, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .update(tempFile)
    .set({ entryId })
    .where(and(inArray(tempFile.token, [...tokens]), or(isNull(tempFile.entryId), eq(tempFile.entryId, entryId))));
}
