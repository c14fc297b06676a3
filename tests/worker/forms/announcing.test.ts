import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../../workers/db/client";
import { formEntry, tempFile } from "../../../workers/db/schema/forms";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { sendMail } from "../../../workers/mail/send-mail";
import { formClient, formsOfTheHouse, now, pdf, values } from "../../support/forms";

const database = db(env);
const day = 24 * 60 * 60 * 1000;
const at = Date.parse(now);
const entries = () => database.select().from(formEntry);
const cron = (time: number, MAIL: SendEmail) => housekeeping({ ...env, MAIL, MAIL_FROM: "haus@kino.example" }, time);

/** A post office that writes down what it is given. */
function office(works: () => boolean) {
  const sent: EmailMessageBuilder[] = [];
  const send = (mail: EmailMessage | EmailMessageBuilder): Promise<EmailSendResult> => {
    if (!works()) return Promise.reject(new Error("closed"));
    if (!("subject" in mail)) return Promise.reject(new Error("nobody writes raw mails"));
    sent.push(mail);
    return Promise.resolve({ messageId: "1" });
  };
  return { sent, MAIL: { send } };
}

beforeEach(formsOfTheHouse);

describe("the house", () => {
  it("is told of an entry by mail, in its own language, with the file, and can answer", async () => {
    const { sent, MAIL } = office(() => true);
    const { send, upload } = formClient({ MAILBOX: "", MAIL });
    const { id: beilage } = await (await upload(pdf, "Schal.pdf")).json<{ id: string }>();
    await send({ field_values: { ...values, beilage } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      from: "haus@kino.example",
      to: "haus@kino.example",
      replyTo: values.email,
      subject: expect.stringMatching(/^Frage: Nr\. \d+$/),
      text: expect.stringContaining(`Ihre Frage: ${values.frage}\n\nBeilage: Schal.pdf`),
      attachments: [{ filename: "Schal.pdf", type: "application/pdf", disposition: "attachment" }],
    });
    expect((await entries())[0]?.notifiedAt).toBe(at);
  });

  it("has one line as its subject, whatever was written", async () => {
    const { sent, MAIL } = office(() => true);
    const mail = { to: "haus@kino.example", subject: " Frage\r\nBcc: alle@kino.example\n\n: Nr. 1 ", text: "" };
    await sendMail({ ...env, MAIL, MAIL_FROM: "haus@kino.example" }, mail);
    expect(sent.map(({ subject }) => subject)).toEqual(["Frage Bcc: alle@kino.example : Nr. 1"]);
  });

  it("is told later of what could not be mailed, once, and the sender need not know", async () => {
    let open = false;
    const { sent, MAIL } = office(() => open);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await formClient({ MAILBOX: "", MAIL }).send({})).status).toBe(201);
    await cron(at + 600_000, MAIL);
    expect([sent.length, (await entries())[0]?.notifiedAt]).toEqual([0, null]);
    open = true;
    await cron(at + 1_200_000, MAIL);
    await cron(at + 1_800_000, MAIL);
    vi.restoreAllMocks();
    expect([sent.length, (await entries())[0]?.notifiedAt]).toEqual([1, at + 1_200_000]);
  });
});

describe("mails on one's own machine", () => {
  it("are kept and shown, with what was written as text", async () => {
    const { send, call } = formClient();
    await send({ field_values: { ...values, frage: "<script>alert(1)</script>" } });
    const page = await call("/__mail");
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const html = await page.text();
    expect(html).toContain("Ihre Frage: &lt;script&gt;");
    expect(html).not.toContain("<script>alert");
  });

  it("are shown nowhere else", async () => {
    await formClient().send({});
    const deployed = formClient({ MAILBOX: "" });
    const elsewhere = formClient({ SITE_ORIGIN: "https://kino.example" as never });
    for (const answer of [await deployed.call("/__mail"), await elsewhere.call("https://kino.example/__mail")])
      expect(await answer.text()).not.toContain("nora@example.at");
  });
});

describe("what was sent with a form", () => {
  it("is forgotten with its files when its form says so, and no sooner", async () => {
    const { sent, MAIL } = office(() => true);
    const { send, upload } = formClient({ MAILBOX: "", MAIL });
    const { id: beilage } = await (await upload(pdf, "a.pdf")).json<{ id: string }>();
    await send({ field_values: { ...values, beilage } });
    const [file] = await database.select().from(tempFile);
    await cron(at + 30 * day, MAIL);
    expect([(await entries()).length, sent.length]).toEqual([1, 1]);
    await cron(at + 30 * day + 1, MAIL);
    expect([await entries(), await database.select().from(tempFile)]).toEqual([[], []]);
    expect(await env.MEDIA.head(file?.objectKey ?? "")).toBeNull();
  });

  it("is forgotten after a day if the form never came, file and all", async () => {
    const { MAIL } = office(() => true);
    const { upload } = formClient();
    const { id } = await (await upload(pdf, "a.pdf")).json<{ id: string }>();
    const [file] = await database.select().from(tempFile).where(eq(tempFile.token, id));
    await cron(at + day, MAIL);
    expect(await env.MEDIA.head(file?.objectKey ?? "")).not.toBeNull();
    await cron(at + day + 1, MAIL);
    expect(await env.MEDIA.head(file?.objectKey ?? "")).toBeNull();
    expect(await database.select().from(tempFile)).toEqual([]);
  });
});
