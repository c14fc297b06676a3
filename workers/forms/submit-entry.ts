import { fail, ok, type FieldError, type Result } from "~/domain/common/errors";
import { fieldType } from "~/domain/forms/field-types";
import { fieldProblems, judge, type Judged } from "~/domain/forms/judge";
import type { FieldValue, Form, FormEntry, FormEntryRequest } from "~/domain/forms/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { claimFiles, entryByKey, freeFiles, insertEntry, readForm } from "../db/content/forms";
import { houseTimeZone } from "../db/site/site-settings";
import type { Asking } from "./asking";
import { isInTime } from "./ticket";

/** Why what came with the form speaks for a program, or null. */
async function suspicion({ env, now }: Asking, guard: FormEntryRequest["guard"]) {
  if (!guard) return null;
  if (guard.trap !== "") return fail("trap_filled_in");
  const isTimely = env.AUTH_SECRET !== undefined && (await isInTime(env.AUTH_SECRET, guard.ticket, now));
  return isTimely ? null : fail("sent_out_of_time");
}

const tokensIn = (form: Form, values: Record<string, FieldValue>): { slug: string; token: string }[] =>
  form.fields
    .filter(({ field_type }) => field_type === fieldType.file)
    .map(({ slug }) => ({ slug, token: values[slug] }))
    .filter((named): named is { slug: string; token: string } => typeof named.token === "string");

const asErrors = (problems: Judged["problems"]): FieldError[] =>
  problems.map(({ slug, problem }) => ({ path: `field_values.${slug}`, message: fieldProblems[problem] }));

interface Submitted {
  entry: FormEntry;
  /** True if the house has to be told. */
  isNew: boolean;
}

/**
 * Keeps an entry of a form with its files. With the same `key` it is kept once, and the answer is
 * the same. `bad_request` names the fields that are wrong, `not_found` a form there is not,
 * `trap_filled_in` and `sent_out_of_time` say that a program seems to have sent it.
 */
export async function submitEntry(
  asking: Asking,
  { form: id, field_values: given, guard }: FormEntryRequest,
  key: string | null,
): Promise<Result<Submitted>> {
  const { db, lang, now } = asking;
  const [stored, zone] = await Promise.all([readForm(db, id, lang), houseTimeZone(db)]);
  if (!stored) return fail("not_found", "No such form");
  const refused = await suspicion(asking, guard);
  if (refused) return refused;
  const told = (entry: { id: number; createdAt: number }, isNew: boolean) =>
    ok({ entry: { id: entry.id, form: id, created_at: toOffsetIso(entry.createdAt, zone) }, isNew });
  const known = key === null ? null : await entryByKey(db, key);
  if (known) return told(known, false);

  const { values, problems } = judge(stored.form, given, toOffsetIso(now, zone).slice(0, 10));
  const named = tokensIn(stored.form, values);
  const files = new Set(
    (
      await freeFiles(
        db,
        named.map(({ token }) => token),
      )
    ).map(({ token }) => token),
  );
  for (const { slug, token } of named) if (!files.has(token)) problems.push({ slug, problem: "file" });
  if (problems.length > 0) return fail("bad_request", "Fields are missing or wrong", asErrors(problems));

  const entry = await insertEntry(db, {
    formId: id,
    values,
    lang,
    key,
    createdAt: now,
    // With nobody to tell there is nothing left to do.
    notifiedAt: stored.notifyEmail === "" ? now : null,
  });
  if (!entry) return told((await entryByKey(db, key ?? "")) ?? { id: 0, createdAt: now }, false);
  await claimFiles(db, entry.id, [...files]);
  return told(entry, stored.notifyEmail !== "");
}
