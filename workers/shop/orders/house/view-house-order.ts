import { fail, ok, type Result } from "~/domain/common/errors";
import type { HouseEvent, HouseOrder, HouseShow, HouseTicket } from "~/domain/house-orders/schema";
import { ticketCents } from "~/domain/orders/giving-back";
import { offOf } from "~/domain/orders/promotion";
import { openStates } from "~/domain/orders/states";
import { chargedFees } from "~/domain/orders/totals";
import { centsOf, payingParts } from "~/domain/vouchers/voucher";
import { readShows } from "../../../db/shop/cancelled";
import { readMails, readNames } from "../../../db/shop/house-orders";
import { readNamed } from "../../../db/shop/vouchers";
import { readOrder, readOrderEvents, type OrderRecord, type TicketRow } from "../../../db/shop/orders";
import { atDoor, teller, type AtDoor, type DoorAsking, type Teller } from "../../door/asking";
import { taxesOf } from "../../taxes";
import { orderSecret } from "../ordering";
import { ticketsUrl } from "../urls";
import { mailAbout } from "./mail-about";
import { needsAt } from "./needs";

type ShowRow = Awaited<ReturnType<typeof readShows>>[number];

/** Money that is to go back and has not: at the desk, for its guest, or by the bank. Cents. */
function owed({ payments, refunds }: OrderRecord): { desk: number; bank: number } {
  const ofDesk = new Set(payments.filter(({ provider }) => provider === "onsite").map(({ id }) => id));
  const due = refunds.filter(({ status }) => status !== "done");
  const sumOf = (isDesk: boolean): number =>
    due.reduce((sum, { paymentId, cents }) => sum + (ofDesk.has(paymentId) === isDesk ? cents : 0), 0);
  return { desk: sumOf(true), bank: sumOf(false) };
}

function standingOf({ id, status, givenBack }: TicketRow, tickets: readonly TicketRow[]): HouseTicket["state"] {
  if (status === "issued") return "good";
  if (status === "checked_in") return "in";
  if (givenBack !== null) return "given_back";
  return tickets.some(({ reissueOf }) => reissueOf === id) ? "replaced" : "void";
}

function showOf(tell: Teller, { order, lines, tickets }: OrderRecord, row: ShowRow | undefined, event: number) {
  const own = lines.filter(({ eventId }) => eventId === event);
  const ofShow = tickets.filter(({ eventId }) => eventId === event);
  const shown: HouseShow = {
    event,
    show: row ? tell.show(row) : null,
    is_cancelled: row?.status === "cancelled",
    tickets: ofShow.map((one) => ({
      code: one.id,
      name: lines.find(({ id }) => id === one.orderLineId)?.name ?? "",
      kind: one.kind,
      unit: one.unitId,
      row: one.row,
      seat: one.seat,
      state: standingOf(one, tickets),
      cents: ticketCents({ lines, fees: order.fees }, one),
    })),
    seats: ofShow.length > 0 ? [] : own.flatMap(({ seats }) => seats),
    lines: own.map(({ name, amount, cents, offCents }) => ({
      name,
      amount,
      cents: cents + offCents,
      total_cents: (cents + offCents) * amount,
    })),
  };
  return shown;
}

const kinds: Readonly<Record<string, HouseEvent["actor"]["kind"]>> = {
  guest: "guest",
  webhook: "bank",
  cron: "cron",
  mail: "cron",
};

/** What happened, with the names of those of the house who did it. */
async function historyOf({ db }: AtDoor, tell: Teller, orderId: string): Promise<HouseEvent[]> {
  const rows = await readOrderEvents(db, orderId);
  const people = [...new Set(rows.map(({ actor }) => actor))].filter((actor) => !(actor in kinds));
  const names = await readNames(db, people);
  return rows.map(({ seq, at, type, actor, reason }) => ({
    seq,
    at: tell.at(at),
    type,
    actor: { kind: kinds[actor] ?? "house", name: names.get(actor) ?? "" },
    reason,
  }));
}

const moneyOf = (tell: Teller, record: OrderRecord): Pick<HouseOrder, "payments" | "refunds"> => ({
  payments: record.payments.map(({ provider, method, label, status, cents, currency, createdAt }) => ({
    provider,
    method,
    label,
    status,
    cents,
    currency,
    at: tell.at(createdAt),
  })),
  refunds: record.refunds.map(({ paymentId, status, cents, reason, createdAt, updatedAt }) => ({
    cents,
    currency: record.payments.find(({ id }) => id === paymentId)?.currency ?? record.order.currency,
    status,
    is_desk: record.payments.some(({ id, provider }) => id === paymentId && provider === "onsite"),
    reason,
    at: tell.at(createdAt),
    done_at: status === "done" ? tell.at(updatedAt) : null,
  })),
});

/** An order as the house sees it, as it was read. Fails with `overloaded` where the installation has no secret. */
export async function houseOrderOf(allowed: AtDoor, record: OrderRecord): Promise<Result<HouseOrder>> {
  const { db, env, now, lang } = allowed;
  if (!env.AUTH_SECRET) return fail("overloaded");
  const { order, lines, tickets, refunds } = record;
  const tell = await teller(allowed);
  const ids = [...new Set(lines.map(({ eventId }) => eventId))];
  const parts = payingParts(order, record.movements);
  const [rows, mails, events, needs, secret, named] = await Promise.all([
    readShows(db, ids),
    readMails(db, order.id),
    historyOf(allowed, tell, order.id),
    needsAt(db, now, order.number),
    orderSecret(env.AUTH_SECRET, order.id),
    readNamed(
      db,
      parts.map(({ voucherId }) => voucherId),
    ),
  ]);
  const due = owed(record);
  const back = refunds.filter(({ reason }) => reason !== "paid_twice");
  const returned = record.movements.filter(({ kind }) => kind === "returned");
  const at = (moment: number | null): string | null => (moment === null ? null : tell.at(moment));
  const startOf = (id: number): number => rows.find((row) => row.id === id)?.startsAt ?? Infinity;
  const { number, revision, status, failure, name, email, phone, delivery, method, totalCents } = order;
  return ok({
    number,
    revision,
    status,
    failure,
    name,
    email,
    phone,
    lang: order.lang,
    delivery,
    method,
    created_at: tell.at(order.createdAt),
    paid_at: at(order.paidAt),
    erased_at: at(order.erasedAt),
    pay_until: at(order.payUntil),
    shows: ids
      .toSorted((a, b) => startOf(a) - startOf(b))
      .map((id) =>
        showOf(
          tell,
          record,
          rows.find((row) => row.id === id),
          id,
        ),
      ),
    fees: chargedFees(lines, order.fees).map(({ fee: { name: of, cents }, amount }) => ({
      name: of,
      cents: cents * amount,
    })),
    code: order.promotionCode ? { code: order.promotionCode, cents: offOf(lines) } : null,
    vouchers: parts.map(({ voucherId, cents }) => ({
      ending: named.get(voucherId)?.ending ?? "",
      cents,
      returned_cents: centsOf(returned.filter((one) => one.voucherId === voucherId)),
      balance_cents: named.get(voucherId)?.balance ?? 0,
    })),
    total_cents: totalCents,
    taxes: taxesOf(lines, order.fees),
    left_cents:
      failure === "wrong_sum" ? 0 : back.reduce((sum, { cents }) => sum - cents, totalCents - centsOf(returned)),
    ...moneyOf(tell, record),
    mails: mails.map(({ template, status: state, attempts, sentAt }) => ({
      template,
      status: state,
      attempts,
      sent_at: at(sentAt),
    })),
    events,
    needs: needs.map(({ need, since }) => ({ need, since: tell.at(since) })),
    tickets_url: tickets.some((one) => one.status !== "void") ? ticketsUrl(lang, secret) : null,
    may_mail: mailAbout(order, mails, now) !== null,
    may_ask: order.status === "stuck" || openStates.has(order.status) || due.bank > 0,
    may_end: order.status === "stuck",
    hand_out_cents: due.desk,
  });
}

/** An order by its number. A draft is none. Fails with `unauthorized`, `forbidden`, `not_found`. */
export async function orderNumbered(
  asking: DoorAsking,
  number: string,
): Promise<Result<{ allowed: AtDoor; record: OrderRecord }>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const record = await readOrder(asking.db, { number });
  if (!record || record.order.status === "draft") return fail("not_found", "There is no such order");
  return ok({ allowed: allowed.value, record });
}

/** An order with everything the books have of it. Fails with `unauthorized`, `forbidden`, `not_found`. */
export async function viewHouseOrder(asking: DoorAsking, number: string): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  return found.ok ? houseOrderOf(found.value.allowed, found.value.record) : found;
}
