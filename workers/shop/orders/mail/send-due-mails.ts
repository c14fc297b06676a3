import { and, asc, eq, lte } from "drizzle-orm";
import { localeOf } from "~/domain/locale/locales";
import { toOffsetIso } from "~/domain/time/zone";
import { centsOf } from "~/domain/vouchers/voucher";
import { logError } from "~/server/log.server";
import { mailJob } from "../../../db/schema/box-office";
import { showOfUnpaidMail } from "../../../db/shop/hall";
import { readMovable, readSequences } from "../../../db/shop/moved";
import { readOrder, type OrderRecord } from "../../../db/shop/orders";
import { seqOf } from "../../../db/shop/vouchers";
import { partyOfMail } from "../../../db/shop/waiting";
import { houseTimeZone, readSettings } from "../../../db/site/site-settings";
import { orderMail } from "../../../mail/order-mail";
import { occasionOf, type Occasion, type OrderMailFacts } from "../../../mail/order-words";
import { mailUnpaid } from "../../hall/mail-unpaid";
import { mailParty } from "../../waiting/mail-party";
import { sendMail, type Mail, type MailEnvironment } from "../../../mail/send-mail";
import { orderSecret, type OrderEnvironment, type Ordering } from "../ordering";
import { printTickets } from "../../tickets/ticket-file";
import { viewOrder } from "../view-order";

const minute = 60_000;
/** Whoever has taken a mail has so long to send it; then it is anybody's again. */
const lease = 10 * minute;
/** What could not be sent so often is given up. */
export const mostAttempts = 8;
const mailsPerRun = 10;

type Job = typeof mailJob.$inferSelect;
type Mailing = Omit<Ordering, "by" | "env"> & { env: OrderEnvironment & Partial<MailEnvironment> };

/** Takes a mail for sending; false where somebody else has it. */
async function take({ db, now }: Mailing, { key, attempts }: Job): Promise<boolean> {
  const taken = await db
    .update(mailJob)
    .set({ attempts: attempts + 1, nextAt: now + lease })
    .where(and(eq(mailJob.key, key), eq(mailJob.status, "queued"), eq(mailJob.attempts, attempts)))
    .returning({ key: mailJob.key });
  return taken.length === 1;
}

/** The tickets as they are printed. Without them a mail is a mail: its link leads to them. */
async function paperOf(ordering: Ordering, record: OrderRecord): Promise<NonNullable<Mail["attachments"]>> {
  try {
    const printed = await printTickets(ordering, record, "paper");
    if (!printed.ok) return [];
    const { filename, bytes } = printed.value;
    return [{ filename, type: "application/pdf", content: bytes.buffer }];
  } catch (error) {
    logError("tickets of a mail", error);
    return [];
  }
}

/** Of an order what a mail about tickets that came back tells: those, or what was reserved, and what comes back for them. */
function partOf({ key }: Job, record: OrderRecord): OrderRecord {
  const seq = /^order-back\/.+\/(\d+)$/.exec(key)?.[1];
  if (seq === undefined) return record;
  const refunds = record.refunds.filter(({ idempotencyKey }) => idempotencyKey.endsWith(`/${seq}`));
  const returned = record.movements.filter((one) => one.kind !== "taken" && seqOf(one) === Number(seq));
  const voucherCents = centsOf(returned);
  const totalCents = refunds.reduce((sum, { cents }) => sum + cents, voucherCents);
  const fees = record.order.fees.flatMap((fee) => {
    const cents = (fee.back ?? []).reduce((sum, one) => sum + (one.seq === Number(seq) ? one.cents : 0), 0);
    return cents > 0 ? [{ ...fee, per: "order" as const, cents, back: [] }] : [];
  });
  const tickets = record.tickets.filter(({ givenBack }) => givenBack === Number(seq));
  const ended = record.ended.filter(({ endedWith }) => endedWith === Number(seq));
  return {
    ...record,
    order: { ...record.order, totalCents, voucherCents, fees },
    lines: ended.length > 0 ? ended : record.lines,
    tickets: tickets.map((ticket) => ({ ...ticket, status: "issued" })),
    refunds: [],
    movements: returned.map((one) => ({ ...one, kind: "taken", cents: -one.cents })),
  };
}

/** The move a mail is about, as the programme has it; null where the show was moved again since: another mail says so. */
async function moveOf({ db }: Mailing, { key }: Job): Promise<OrderMailFacts["moved"] | null> {
  const [, event = "", movedAt = ""] = /^order-moved\/[^/]+\/(\d+)\/(\d+)$/.exec(key) ?? [];
  const row = await readMovable(db, Number(event));
  if (row?.movedAt !== Number(movedAt) || row.previousStartsAt === null) return null;
  return { event: row.id, from: toOffsetIso(row.previousStartsAt, await houseTimeZone(db)) };
}

/** Sends a mail that is about no order, to a party that waits or to the house; null: it is about one. */
function sendOther(mailing: Mailing, { key, template, lang }: Job): Promise<Job["status"]> | null {
  const party = partyOfMail(key);
  if (party !== null) return mailParty(mailing, party, template);
  const pressed = showOfUnpaidMail(key);
  return pressed === null ? null : mailUnpaid(mailing, pressed, lang);
}

/** In which currency money came that goes back because its sum was wrong. */
function paidInOf({ payments }: OrderRecord, occasion: Occasion): Pick<OrderMailFacts, "paidIn"> {
  const paid = payments.find(({ status }) => status === "captured");
  return paid && occasion === "wrong_sum" ? { paidIn: paid.currency } : {};
}

/** Mails that bring tickets, where their order has any. */
const tickets: readonly Occasion[] = ["confirmation", "reseated", "show_moved"];

/** "sent", or "queued": to be tried again; "failed": there is nothing to be said any more. */
async function send(mailing: Mailing, job: Job): Promise<Job["status"]> {
  const { db, env } = mailing;
  const other = sendOther(mailing, job);
  if (other) return other;
  const record = await readOrder(db, { id: job.orderId ?? "" });
  if (!record || !env.AUTH_SECRET) return "failed";
  const lang = localeOf(job.lang).code;
  const secret = await orderSecret(env.AUTH_SECRET, record.order.id);
  const by = { actor: "mail", correlationId: job.key };
  const view = await viewOrder({ ...mailing, by }, partOf(job, record), { secret, lang });
  if (!view.ok) return "queued";
  const occasion = occasionOf(view.value, job.template);
  const moved = occasion === "show_moved" ? await moveOf(mailing, job) : undefined;
  if (occasion === null || moved === null) return "failed";
  const [settings, sequences] = await Promise.all([
    readSettings(db, lang),
    readSequences(
      db,
      record.lines.map(({ eventId }) => eventId),
    ),
  ]);
  const facts = { order: view.value, occasion, settings, lang, origin: env.SITE_ORIGIN, sequences };
  const mail = await orderMail({ ...facts, ...(moved && { moved }), ...paidInOf(record, occasion) });
  const hasPaper = tickets.includes(occasion) && view.value.standing === "paid";
  const paper = hasPaper ? await paperOf({ ...mailing, by }, record) : [];
  const attachments = [...(mail.attachments ?? []), ...paper];
  const sent = await sendMail(env, { ...mail, attachments, to: record.order.email });
  return sent.ok ? "sent" : "queued";
}

/**
 * Sends the mails about orders, to those who wait and to the house that are due, each once: whoever takes one has it to himself, and what could not be sent comes
 * again, later each time. A process that dies between the sending and the noting of it is the one way to a second.
 */
export async function sendDueMails(mailing: Mailing): Promise<void> {
  const { db, now } = mailing;
  const due = await db
    .select()
    .from(mailJob)
    .where(and(eq(mailJob.status, "queued"), lte(mailJob.nextAt, now)))
    .orderBy(asc(mailJob.nextAt))
    .limit(mailsPerRun);
  for (const job of due) {
    try {
      // One after the other: they are few, and nobody waits.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await take(mailing, job))) continue;
      // oxlint-disable-next-line no-await-in-loop
      const status = await send(mailing, job);
      const isOver = status === "queued" && job.attempts + 1 >= mostAttempts;
      const change = isOver ? "failed" : status;
      const nextAt = isOver ? now : now + 2 ** job.attempts * minute;
      // oxlint-disable-next-line no-await-in-loop
      await db
        .update(mailJob)
        .set({ status: change, nextAt, sentAt: change === "sent" ? now : null })
        .where(eq(mailJob.key, job.key));
    } catch (error) {
      logError("a mail that was due", error);
    }
  }
}
