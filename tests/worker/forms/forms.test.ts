import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { uploads } from "~/domain/forms/field-types";
import { db } from "../../../workers/db/client";
import { formEntry, tempFile } from "../../../workers/db/schema/forms";
import { caller, htmlPage } from "../../support/edge";
import { formClient, formsOfTheHouse, guardFrom, now, own, pdf, values } from "../../support/forms";

const database = db(env);
const entries = () => database.select().from(formEntry);
const codeOf = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];

beforeEach(formsOfTheHouse);

describe("a form", () => {
  it("is told with its fields in the language asked for, and always ends with the repeated address", async () => {
    const { call } = formClient();
    const told = await (await call("/en/api/forms/1/")).json<{ title: string; fields: { slug: string }[] }>();
    expect(told).toMatchObject({ slug: "frage", url: "/en/forms/frage/1", title: "Question", fallback: ["fields"] });
    expect(told.fields.map(({ slug }) => slug)).toEqual(["email", "frage", "beilage", "themen", "email2"]);
    expect(told.fields.at(-1)).toMatchObject({ field_type: "emailconfirm", required: false });
    expect(told.fields.slice(2, 4)).toMatchObject([{ default: null }, { default: [] }]);
    expect(JSON.stringify(told)).not.toContain("haus@kino.example");
  });

  it("that is offline or unknown is a 404, to read and to send", async () => {
    const { call, send } = formClient();
    for (const id of [2, 99]) {
      expect((await call(`/de/api/forms/${id}/`)).status).toBe(404);
      expect((await send({ form: id })).status).toBe(404);
    }
  });

  it("that is sent is kept and answered with its number and the house's time", async () => {
    const answer = await formClient().send({});
    expect(answer.status).toBe(201);
    const [entry] = await entries();
    expect(await answer.json()).toEqual({ id: entry?.id, form: 1, created_at: "2026-11-21T18:05:00+01:00" });
    expect(entry).toMatchObject({ lang: "de", values: { ...values, beilage: null, themen: [] } });
  });

  it("that is wrong is refused by field, and nothing is kept", async () => {
    const refused = await formClient().send({ field_values: { email: "nora@", email2: "x" } });
    expect(refused.status).toBe(400);
    expect((await refused.json<{ errors: unknown }>()).errors).toEqual([
      { path: "field_values.email", message: "Invalid e-mail address!" },
      { path: "field_values.frage", message: "This field is required!" },
      { path: "field_values.email2", message: "The two e-mail addresses differ" },
    ]);
    expect(await entries()).toEqual([]);
  });

  it("sent twice with one key is one entry, also at once", async () => {
    const { send } = formClient();
    const twice = await Promise.all([send({}, { "idempotency-key": "k" }), send({}, { "idempotency-key": "k" })]);
    const again = await send({}, { "idempotency-key": "k" });
    const ids = await Promise.all([...twice, again].map(async (answer) => (await answer.json<{ id: number }>()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await entries()).toHaveLength(1);
    expect((await send({}, { "idempotency-key": "other" })).status).toBe(201);
    expect(await entries()).toHaveLength(2);
  });
});

describe("what seems to be a program", () => {
  it("fills in the field that nobody sees, and is refused", async () => {
    const { send } = formClient();
    expect(await codeOf(await send(await guardFrom(60, "https://spam.example")))).toEqual([422, "trap_filled_in"]);
    expect((await send(await guardFrom(60))).status).toBe(201);
    expect(await entries()).toHaveLength(1);
  });

  it("sends a form at once, a week late, or with a time of its own making", async () => {
    const { send } = formClient();
    const forged = { guard: { ticket: `${(Date.parse(now) - 60_000).toString(36)}.${"A".repeat(22)}`, trap: "" } };
    for (const body of [await guardFrom(2), await guardFrom(8 * 24 * 3600), await guardFrom(-60), forged])
      expect(await codeOf(await send(body))).toEqual([422, "sent_out_of_time"]);
    expect((await send(await guardFrom(3))).status).toBe(201);
    expect(await entries()).toHaveLength(1);
  });

  it("sends one after the other, and has to wait", async () => {
    const { send } = formClient();
    const statuses: number[] = [];
    // One after the other; a new minute may begin meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    for (let sent = 0; sent < 22 && !statuses.includes(429); sent += 1) statuses.push((await send({})).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await formClient().send({});
    expect([refused.status, (await entries()).length]).toEqual([201, statuses.length]);
  });

  it("comes from another site, and only the check of origin keeps it out", async () => {
    const foreign = { origin: "https://evil.example" };
    const { send, upload } = formClient();
    expect(await codeOf(await send({}, foreign))).toEqual([403, "csrf_failed"]);
    expect(await codeOf(await upload(pdf, "a.pdf", foreign))).toEqual([403, "csrf_failed"]);
    expect(await codeOf(await send({}, { "x-csrftoken": "" }))).toEqual([403, "csrf_failed"]);
    expect(await entries()).toEqual([]);
    expect((await formClient({}, "csrf").send({}, foreign)).status).toBe(201);
  });
});

describe("a file", () => {
  it("is known by its bytes, and kept under a name that says nothing", async () => {
    const answer = await formClient().upload(pdf, "../../Ablauf <Feier>.html");
    expect(answer.status).toBe(201);
    const [row] = await database.select().from(tempFile);
    const told = await answer.json();
    expect(told).toEqual({
      id: row?.token,
      filename: "Ablauf Feier.pdf",
      type: "application/pdf",
      bytes: new Blob([pdf]).size,
    });
    expect(row?.objectKey).toMatch(/^forms\/[\w-]{22}$/);
    const kept = await env.MEDIA.get(row?.objectKey ?? "");
    expect([kept?.httpMetadata?.contentType, (await kept?.text())?.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  });

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing with code", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["a program", "MZ\x90\0"],
    ["a page that hides a PDF", `<script></script>${pdf}`],
    ["nothing", ""],
  ])("that is %s is refused, whatever it is called", async (_, content) => {
    const refused = await formClient().upload(content, "a.pdf");
    expect([400, 415]).toContain(refused.status);
    expect(await database.select().from(tempFile)).toEqual([]);
  });

  it("may be as large as it may be, and no larger", async () => {
    const { upload } = formClient();
    const large = new Uint8Array(uploads.bytes).fill(32);
    large.set(new TextEncoder().encode("%PDF-"));
    expect((await upload(large, "a.pdf")).status).toBe(201);
    expect(await codeOf(await upload(new Blob([large, "x"]), "a.pdf"))).toEqual([413, "payload_too_large"]);
    const unread = await upload(new Blob([large, large]), "a.pdf");
    expect([unread.status, (await unread.json<{ detail: string }>()).detail]).toEqual([
      413,
      expect.stringContaining("The body is larger"),
    ]);
  });

  it("is no body of JSON, and no other call takes so much", async () => {
    const { call } = formClient();
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await call("/de/api/temp-files/", json)).status).toBe(415);
    const page = caller({ renderPage: () => Promise.resolve(htmlPage("page", "n")) });
    const post = (path: string) =>
      page(path, { method: "POST", headers: { ...own, "content-type": "text/plain" }, body: "x".repeat(300_000) });
    expect([(await post("/de/forms/frage/1")).status, (await post("/de/haus")).status]).toEqual([200, 413]);
  });

  it("that is too large for its page is refused in words for people", async () => {
    const { call } = formClient();
    const body = new FormData();
    body.set("f.beilage", new File([new Uint8Array(uploads.bytes + 2_000_000)], "a.pdf"));
    const refused = await call("/en/forms/frage/1", { method: "POST", body });
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain("A file may have 10 MB at most");
  });

  it("goes with one entry, once", async () => {
    const { upload, send } = formClient();
    const { id: beilage } = await (await upload(pdf, "a.pdf")).json<{ id: string }>();
    expect((await send({ field_values: { ...values, beilage } })).status).toBe(201);
    const [entry] = await entries();
    expect((await database.select().from(tempFile))[0]?.entryId).toBe(entry?.id);
    for (const wrong of [beilage, "made-up"]) {
      const refused = await send({ field_values: { ...values, beilage: wrong } });
      expect((await refused.json<{ errors: { path: string }[] }>()).errors[0]?.path).toBe("field_values.beilage");
    }
    expect(await entries()).toHaveLength(1);
  });
});

it("lets no word of an entry into the log", async () => {
  const lines: unknown[] = [];
  for (const level of ["error", "warn", "info", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(line));
  const { send } = formClient({ MAILBOX: "", MAIL: { send: () => Promise.reject(new Error(`to ${values.email}`)) } });
  await send({});
  await send({ field_values: { email: "nora@", frage: "Schal" } });
  await send(await guardFrom(0));
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toMatch(/nora|Schal/);
});
