import { eq } from "drizzle-orm";
import { defaultLocale } from "~/domain/locale/locales";
import { fieldType } from "~/domain/forms/field-types";
import { shownValues } from "~/domain/forms/shown";
import type { FieldValue, Form } from "~/domain/forms/schema";
import { plainTexts } from "~/server/plain-texts.server";
import { limitsOf } from "../backends/limits";
import { within } from "../backends/within";
import { readEntry } from "../db/content/forms";
import { formEntry } from "../db/schema/forms";
import { sendMail, type Mail } from "../mail/send-mail";
import type { Asking } from "./asking";

function replyTo(form: Form, values: Record<string, unknown>): Pick<Mail, "replyTo"> {
  const email = form.fields.find(({ field_type }) => field_type === fieldType.email);
  const address = email && values[email.slug];
  return typeof address === "string" && address !== "" ? { replyTo: address } : {};
}

/**
 * Tells the house of an entry by mail, with its files, once: what has been told is not told again.
 * What could not be sent stays to be told, and the cron tries again.
 */
export async function announceEntry({ db, env, now }: Omit<Asking, "lang">, id: number): Promise<void> {
  const found = await readEntry(db, id);
  if (!found || found.entry.notifiedAt !== null) return;
  const { form, entry, files, notifyEmail } = found;
  const t = plainTexts(defaultLocale);
  const values = entry.values as Record<string, FieldValue>;
  const lines = shownValues(form, values, {
    lang: defaultLocale,
    files: new Map(files.map(({ token, filename }) => [token, filename])),
    yes: t("form_mail.yes"),
  }).map(({ label, text }) => `${label}: ${text}`);
  const attachments = await Promise.all(
    files.map(async ({ filename, mime, objectKey }) => {
      const object = await within("bucket", limitsOf(env).bucket, async () =>
        (await env.MEDIA.get(objectKey))?.arrayBuffer(),
      );
      return object ? [{ filename, type: mime, content: object }] : [];
    }),
  );
  const sent = await sendMail(env, {
    to: notifyEmail,
    subject: t("form_mail.subject", { title: form.title, id }),
    text: [t("form_mail.text", { title: form.title, id, days: form.retention_days }), ...lines].join("\n\n"),
    ...replyTo(form, values),
    attachments: attachments.flat(),
  });
  if (sent.ok) await db.update(formEntry).set({ notifiedAt: now }).where(eq(formEntry.id, id));
}
