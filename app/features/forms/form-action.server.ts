import { data, type ActionFunctionArgs } from "react-router";
import type { Api } from "~/api/client";
import { errorTable, type ErrorCode } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { fieldType } from "~/domain/forms/field-types";
import { judge } from "~/domain/forms/judge";
import type { Form } from "~/domain/forms/schema";
import { shownValues } from "~/domain/forms/shown";
import { toOffsetIso } from "~/domain/time/zone";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { idParam, orNotFound } from "~/server/not-found";
import { textsFrom } from "~/server/texts.server";
import { besides, filesOf, nameOf, partOf, typedOf, type FormAnswer, type Refusal } from "./form-names";
import { givenValues } from "./given-values";

const refusals: Partial<Record<ErrorCode, Refusal>> = {
  too_many_requests: "too_many",
  trap_filled_in: "trap",
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

interface Kept {
  typed: Record<string, string[]>;
  problems: FormAnswer["problems"];
  refused: ErrorCode | null;
  /** What the chosen files are by their bytes: the same files again are the same wish. */
  hashes: string[];
}

/** Keeps chosen files until the form is right. From then on they are what was typed: none has to be chosen twice. */
async function keepFiles(api: Api, form: Form, sent: FormData): Promise<Kept> {
  const kept: Kept = { typed: typedOf(sent), problems: [], refused: null, hashes: [] };
  const takes = new Set(form.fields.filter(({ field_type }) => field_type === fieldType.file).map(({ slug }) => slug));
  for (const { slug, file } of filesOf(sent).filter((chosen) => takes.has(chosen.slug))) {
    // One after the other: each may be as large as a request may be.
    // oxlint-disable-next-line no-await-in-loop
    const result = await api.keepFile(file);
    const name = nameOf(slug);
    if (result.ok) {
      const { id, filename, bytes } = result.value;
      kept.typed[partOf(name, "kept")] = [id];
      kept.typed[partOf(name, "name")] = [filename];
      kept.typed[partOf(name, "bytes")] = [String(bytes)];
      // A new file takes the place of the one that was to be removed.
      delete kept.typed[partOf(name, "drop")];
      // oxlint-disable-next-line no-await-in-loop
      kept.hashes.push(await sha256(new Uint8Array(await file.arrayBuffer())));
    } else if (result.code === "payload_too_large") kept.problems.push({ slug, problem: "file_size" });
    else if (result.code === "unsupported_media_type") kept.problems.push({ slug, problem: "file_kind" });
    else kept.refused = result.code;
  }
  return kept;
}

const pageKey = /^[\w-]{22,36}$/;

/** One key for one page and what was said on it: sent twice it arrives once, changed it is another entry. */
async function keyFor(given: string, said: object): Promise<string> {
  return pageKey.test(given) ? sha256(`${given} ${JSON.stringify(said)}`) : crypto.randomUUID();
}

const isFileField = (form: Form, slug: string): boolean =>
  form.fields.some((field) => field.slug === slug && field.field_type === fieldType.file);

/**
 * Sends a form, with or without JavaScript: files are kept first, then everything is judged, then
 * the entry is made. What is wrong comes back with everything that was typed.
 */
export async function formAction({ request, params, context }: ActionFunctionArgs) {
  const api = apiFrom(context);
  const { now, lang } = context.get(requestContext);
  const [form, settings] = await Promise.all([orNotFound(api.form(idParam(params.id))), api.settings()]);
  const sent = await formOf(request);
  const { typed, problems, refused, hashes } = await keepFiles(api, form, sent);
  const again = (answer: Partial<FormAnswer>, status: number) =>
    data<FormAnswer>(
      { done: null, typed, problems: [], refusal: null, phone: settings.contact.phone, ...answer },
      { status },
    );
  const refuse = (code: ErrorCode) => again({ refusal: refusals[code] ?? "failed" }, errorTable[code].status);
  if (refused) return refuse(refused);

  const given = givenValues(form, typed);
  const judged = judge(form, given, toOffsetIso(now, settings.design.parsers.time_zone).slice(0, 10));
  const wrong = [...judged.problems.filter(({ slug }) => !problems.some((own) => own.slug === slug)), ...problems];
  if (wrong.length > 0) return again({ problems: wrong }, 400);

  const said = { form: form.id, values: Object.entries(given).filter(([slug]) => !isFileField(form, slug)), hashes };
  const result = await api.sendForm(
    {
      form: form.id,
      field_values: given,
      guard: { ticket: textIn(sent, besides.ticket), trap: textIn(sent, besides.trap) },
    },
    await keyFor(textIn(sent, besides.key), said),
  );
  if (!result.ok) {
    if (result.code === "sent_out_of_time")
      return again({ refusal: "time", ticket: await api.formTicket() }, errorTable[result.code].status);
    const gone = (result.errors ?? []).map(({ path }) => path.replace(/^field_values\./, ""));
    if (result.code !== "bad_request" || gone.length === 0) return refuse(result.code);
    return again({ problems: gone.map((slug) => ({ slug, problem: "file" })) }, 400);
  }
  const { id, created_at: at } = result.value;
  const files = new Map(
    form.fields.map(({ slug }) => [
      typed[partOf(nameOf(slug), "kept")]?.[0] ?? "",
      typed[partOf(nameOf(slug), "name")]?.[0] ?? "",
    ]),
  );
  const lines = shownValues(form, judged.values, { lang, files, yes: textsFrom(context, "forms")("yes") });
  return again({ done: { id, at, lines }, typed: {} }, 200);
}
