import { env } from "cloudflare:workers";
import { fieldType } from "~/domain/forms/field-types";
import { ticketFor } from "../../workers/forms/ticket";
import { form, formEntry, formField, tempFile } from "../../workers/db/schema/forms";
import { db } from "../../workers/db/client";
import type { AppOptions } from "../../workers/app";
import type { Bindings } from "../../workers/http/app-env";
import { caller, htmlPage, origin, someAddress } from "./edge";

export const now = "2026-11-21T18:05:00+01:00";
export const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const token = "a".repeat(40);
/** What a call of this site carries. */
export const own = { origin, cookie: `csrftoken=${token}`, "x-csrftoken": token };

/** Form 1 asks for an address, a question and a file, form 2 is offline. */
export async function formsOfTheHouse(): Promise<void> {
  const database = db(env);
  for (const table of [tempFile, formEntry, formField, form]) await database.delete(table);
  const both = (de: string, en = de) => ({ de, en });
  await database.insert(form).values([
    { id: 1, slug: "frage", title: both("Frage", "Question"), notifyEmail: "haus@kino.example", retentionDays: 30 },
    { id: 2, slug: "entwurf", title: both("Entwurf"), isOnline: false },
  ]);
  await database.insert(formField).values([
    { id: 1, formId: 1, slug: "email", label: both("E-Mail"), fieldType: fieldType.email, required: true, sort: 0 },
    {
      id: 2,
      formId: 1,
      slug: "frage",
      label: { de: "Ihre Frage" },
      fieldType: fieldType.lines,
      required: true,
      sort: 1,
    },
    { id: 3, formId: 1, slug: "beilage", label: both("Beilage"), fieldType: fieldType.file, sort: 2 },
    { id: 4, formId: 1, slug: "themen", label: both("Themen"), fieldType: fieldType.ticks, sort: 3 },
  ]);
}

export const values = { email: "nora@example.at", frage: "Habt ihr einen Schal gefunden?" };

/** Everything the API is asked here, from a network nobody else has, at one moment. */
export function formClient(bindings: Partial<Bindings> = {}, without?: AppOptions["without"]) {
  const call = caller(
    { renderPage: () => Promise.resolve(htmlPage("page", "n")), ...(without && { without }) },
    { AUTH_SECRET, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never, ...bindings },
  );
  const address = someAddress();
  const headers = { ...own, "cf-connecting-ip": address, "x-test-now": now };
  return {
    call: (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}) =>
      call(path, { ...init, headers: { ...headers, ...init.headers } }),
    send: (body: object, more: Record<string, string> = {}) =>
      call("/de/api/forms-entries/", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", ...more },
        body: JSON.stringify({ form: 1, field_values: values, ...body }),
      }),
    upload: (content: BlobPart, name: string, more: Record<string, string> = {}) => {
      const body = new FormData();
      body.set("file", new File([content], name, { type: "application/pdf" }));
      return call("/de/api/temp-files/", { method: "POST", headers: { ...headers, ...more }, body });
    },
  };
}

/** A guard of a page that was made so many seconds ago. */
export const guardFrom = async (seconds: number, trap = "") => ({
  guard: { ticket: await ticketFor(AUTH_SECRET, Date.parse(now) - seconds * 1000), trap },
});

export const pdf = "%PDF-1.7\n%\xe2\xe3\n1 0 obj\n<<>>\nendobj\n";
