import { centsToPrice } from "~/domain/booking/selection";
import { ok, type Result } from "~/domain/common/errors";
import { findLocale, defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import type { OrderShow, OrderTicket, OrderView } from "~/domain/orders/schema";
import { giveBackUntil, isPaidAtDesk, startOf, ticketCents, type ReturnableShow } from "~/domain/orders/giving-back";
import { offOf } from "~/domain/orders/promotion";
import { totalsOf, type OrderFee } from "~/domain/orders/totals";
import type { EventListItem } from "~/domain/programme/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { keptOf, payingParts } from "~/domain/vouchers/voucher";
import { paymentsOf } from "../../backends/payments/payments";
import { askScreening } from "../../box-office/screenings";
import { eq } from "drizzle-orm";
import { timeslot } from "../../db/schema/programme";
import { readReturnable } from "../../db/shop/moved";
import { readProofTypes, type OrderLineRow, type OrderRecord, type TicketRow } from "../../db/shop/orders";
import { readNamed } from "../../db/shop/vouchers";
import { giveBackHours, houseTimeZone } from "../../db/site/site-settings";
import { cameBack } from "./came-back";
import { returnableFees, sumsOf } from "./order-sums";
import type { Ordering } from "./ordering";
import { qrOf } from "../tickets/qr";
import { offersOf, showFacts } from "./show-facts";
import { standingOf } from "./standing";
import { signedTicket } from "../tickets/ticket-signature";
import { orderCalendarUrl, orderUrl, paymentUrl, ticketsUrl, walletUrl } from "./urls";
import { walletKeys } from "../tickets/wallet-link";

/** What is free of the seats of a show now: the very same, others enough, or not enough. Null where nobody can say. */
async function freeNow(
  { env, now }: Ordering,
  eventId: number,
  lines: readonly OrderLineRow[],
): Promise<OrderShow["free"]> {
  const wanted = new Set(lines.flatMap(({ seats }) => seats.map(({ unit }) => unit)));
  const look = await askScreening(env, eventId, (object) => object.look({ now }));
  if (!look.ok || look.value.sales !== "on_sale") return look.ok ? "none" : null;
  const needed = Map.groupBy(lines, ({ seatGroupId, block }) => `${seatGroupId}/${block}`);
  for (const [key, group] of needed) {
    const count = look.value.counts.find(({ pool, block }) => `${pool}/${block}` === key);
    if ((count?.free ?? 0) < group.reduce((sum, { amount }) => sum + amount, 0)) return "none";
  }
  if (lines.every(({ seats }) => seats.every(({ seat }) => seat === null))) return "same";
  const seats = await askScreening(env, eventId, (object) => object.seats({ cart: null, now }));
  if (!seats.ok) return null;
  const taken = seats.value.some((seat) => wanted.has(seat.id) && seat.state === "taken");
  return taken ? "others" : "same";
}

/** What is said of a ticket beside the row itself. */
interface TicketFacts {
  name: string;
  proof: boolean;
  back: string | null;
  wallets: Pick<OrderTicket, "wallet_url" | "apple_wallet_url">;
}

async function ticketView(
  { env }: Ordering,
  { id, eventId, unitId, kind, row, seat, status }: TicketRow,
  { name, proof, back, wallets }: TicketFacts,
): Promise<OrderTicket> {
  const isGood = status !== "void" && env.TICKET_KEY !== undefined;
  const qr = isGood ? qrOf(await signedTicket(env.TICKET_KEY ?? "", { event: eventId, code: id })) : null;
  return { code: id, unit: unitId, kind, row, seat, name, status, proof, back, qr, ...wallets };
}

interface ShowParts {
  lines: OrderLineRow[];
  tickets: TicketRow[];
  show: EventListItem | null;
  isOver: boolean;
  /** Until when its tickets can be given back, epoch ms. */
  until: number | null;
  fees: readonly OrderFee[];
  zone: string;
  proofTypes: ReadonlySet<number>;
  /** Where a ticket is saved into wallets. */
  walletsOf: (ticket: TicketRow) => TicketFacts["wallets"];
}

async function showView(
  ordering: Ordering,
  eventId: number,
  { lines, tickets, show, isOver, until, fees, zone, proofTypes, walletsOf }: ShowParts,
): Promise<OrderShow> {
  const backOf = (ticket: TicketRow): string | null =>
    ticket.status === "issued" && until !== null && ordering.now <= until
      ? centsToPrice(ticketCents({ lines, fees }, ticket))
      : null;
  const slots = lines.some(({ block }) => block !== 0)
    ? await ordering.db.select().from(timeslot).where(eq(timeslot.eventId, eventId))
    : [];
  return {
    event: eventId,
    show,
    timeslot: slots.find(({ blockId }) => blockId === lines[0]?.block)?.timeStart ?? null,
    lines: lines.map(({ name, amount, cents, offCents }) => ({
      name,
      amount,
      price: centsToPrice(cents + offCents),
      total: centsToPrice((cents + offCents) * amount),
    })),
    seats:
      tickets.length > 0
        ? tickets.map(({ unitId: unit, kind, row, seat }) => ({ unit, kind, row, seat }))
        : lines.flatMap(({ seats }) => seats),
    tickets: await Promise.all(
      tickets.map((ticket) => {
        const line = lines.find(({ id }) => id === ticket.orderLineId);
        const proof = line !== undefined && proofTypes.has(line.saleTypeId);
        return ticketView(ordering, ticket, {
          name: line?.name ?? "",
          proof,
          back: backOf(ticket),
          wallets: walletsOf(ticket),
        });
      }),
    ),
    give_back_until: until === null ? null : toOffsetIso(until, zone),
    free: isOver ? await freeNow(ordering, eventId, lines) : null,
  };
}

/** What is left of the lines of an order: those of good tickets, once there are tickets. */
function linesLeft({ lines, tickets }: OrderRecord): OrderLineRow[] {
  const good = tickets.filter(({ status }) => status !== "void");
  if (good.length === 0) return lines;
  return lines
    .map((line) => ({ ...line, amount: good.filter(({ orderLineId }) => orderLineId === line.id).length }))
    .filter(({ amount }) => amount > 0);
}

type Named = Awaited<ReturnType<typeof readNamed>>;

const endingOf = (named: Named, voucherId: number): string => named.get(voucherId)?.ending ?? "";

/** What came back of what was paid, the latest first: by the bank or the desk, and on vouchers; and what is left of the order. */
function givenBack(
  { order, refunds, movements }: OrderRecord,
  { named, zone }: { named: Named; zone: string },
): Pick<OrderView, "given_back" | "left"> {
  const back = [
    ...refunds.filter(({ reason }) => reason !== "paid_twice").map((one) => ({ ...one, voucher: null })),
    ...cameBack(order.status, movements).map(({ cents, at, voucherId }) => ({
      cents,
      createdAt: at,
      status: "done",
      voucher: endingOf(named, voucherId),
    })),
  ].toSorted((one, other) => other.createdAt - one.createdAt);
  return {
    given_back: back.map(({ cents, createdAt, status, voucher }) => ({
      amount: centsToPrice(cents),
      at: toOffsetIso(createdAt, zone),
      done: status === "done",
      voucher,
    })),
    left: centsToPrice(back.reduce((sum, { cents }) => sum - cents, order.totalCents)),
  };
}

/** What vouchers paid of an order, what of that can come back, and what is on them now. */
function vouchersOf({ order, movements }: OrderRecord, named: Named): OrderView["vouchers"] {
  const kept = new Map(keptOf(movements).map(({ voucherId, cents }) => [voucherId, cents]));
  return payingParts(order, movements).map(({ voucherId, cents }) => ({
    ending: endingOf(named, voucherId),
    amount: centsToPrice(cents),
    balance: centsToPrice(named.get(voucherId)?.balance ?? 0),
    kept: centsToPrice(kept.get(voucherId) ?? 0),
  }));
}

const langOf = (lang: string): LocaleCode => findLocale(lang)?.code ?? defaultLocale;

/** When what was ordered of shows begins; what is gone from the programme does not. */
const startsOf = (byEvent: ReadonlyMap<number, readonly OrderLineRow[]>, shows: ReadonlyMap<number, ReturnableShow>) =>
  [...byEvent].flatMap(([event, lines]) => {
    const show = shows.get(event);
    return show ? { event, startsAt: startOf(show, lines[0]?.block) } : [];
  });

/** What can be kept of an order as files; null where there is nothing of it. */
function fileUrls(
  { tickets }: OrderRecord,
  { shows, standing, lang, secret }: Pick<OrderView, "shows" | "standing"> & { lang: LocaleCode; secret: string },
): Pick<OrderView, "tickets_url" | "phone_tickets_url" | "calendar_url"> {
  const hasTickets = tickets.some(({ status }) => status !== "void");
  const isGoing = (standing === "paid" || standing === "reserved") && shows.some(({ show }) => show !== null);
  return {
    tickets_url: hasTickets ? ticketsUrl(lang, secret) : null,
    phone_tickets_url: hasTickets ? ticketsUrl(lang, secret, "phone") : null,
    calendar_url: isGoing ? orderCalendarUrl(lang, secret) : null,
  };
}

/** An order as the one with its link sees it. `secret`: of the link. Asks the screenings only where its seats are offered again. */
export async function viewOrder(
  ordering: Ordering,
  record: OrderRecord,
  { secret, lang = langOf(record.order.lang) }: { secret: string; lang?: LocaleCode },
): Promise<Result<OrderView>> {
  const { db, now } = ordering;
  const { order, payments, tickets } = record;
  const lines = linesLeft(record);
  const providers = paymentsOf(ordering.env);
  const [zone, hours, proofTypes] = await Promise.all([houseTimeZone(db), giveBackHours(db), readProofTypes(db)]);
  const byEvent = Map.groupBy(lines, ({ eventId }) => eventId);
  const [facts, returnable, named] = await Promise.all([
    showFacts(db, [...byEvent.keys()], { lang, zone }),
    readReturnable(db, [...byEvent.keys()], zone),
    readNamed(db, [...new Set(record.movements.map(({ voucherId }) => voucherId))]),
  ]);
  const [boughtAt, atDesk] = [order.createdAt, isPaidAtDesk(order.method)];
  const standing = standingOf(order, now);
  const isOver = standing === "expired";
  const opens = tickets.some(({ status }) => status === "issued");
  const keys = opens ? await walletKeys(ordering) : { google: null, apple: null };
  const walletsOf = ({ id: code, status }: TicketRow): TicketFacts["wallets"] => {
    const urlOf = (of: "google" | "apple") =>
      keys[of] && status === "issued" ? walletUrl(lang, secret, { code, of }) : null;
    return { wallet_url: urlOf("google"), apple_wallet_url: urlOf("apple") };
  };
  const shows = await Promise.all(
    [...byEvent].map(([eventId, own]) =>
      showView(ordering, eventId, {
        lines: own,
        tickets: tickets.filter((one) => one.eventId === eventId && one.status !== "void"),
        show: facts.get(eventId) ?? null,
        isOver,
        until: atDesk ? null : giveBackUntil(returnable.get(eventId), { hours, boughtAt, block: own[0]?.block }),
        fees: returnableFees(record, returnable.get(eventId)),
        zone,
        proofTypes,
        walletsOf,
      }),
    ),
  );
  const iso = (at: number | null | undefined): string | null =>
    at === null || at === undefined ? null : toOffsetIso(at, zone);
  const [payment] = payments;
  return ok({
    number: order.number,
    url: orderUrl(lang, secret),
    ...fileUrls(record, { shows, standing, lang, secret }),
    standing,
    failure: order.failure,
    erased: order.erasedAt !== null,
    name: order.name,
    email: order.email,
    delivery: order.delivery,
    method: order.method,
    payment_label: payments.find(({ status }) => status === "captured")?.label ?? "",
    created_at: toOffsetIso(order.createdAt, zone),
    handed_at: iso(payment?.createdAt),
    asked_at: iso(order.askedAt),
    paid_at: iso(order.paidAt),
    payment_url: standing === "waiting" && payment?.provider === "stripe" ? paymentUrl(lang, payment.id) : null,
    pay_until: iso(order.payUntil),
    remaining_ms: Math.max(0, (order.payUntil ?? now) - now),
    now: toOffsetIso(now, zone),
    tickets_quantity: totalsOf(lines).tickets,
    code: order.promotionCode ? { code: order.promotionCode, amount: centsToPrice(offOf(lines)) } : null,
    vouchers: vouchersOf(record, named),
    ...sumsOf(record, lines, returnable),
    ...givenBack(record, { named, zone }),
    shows: shows.toSorted((a, b) => Date.parse(a.show?.date_start ?? "") - Date.parse(b.show?.date_start ?? "")),
    methods:
      standing === "failed" && providers.ok
        ? offersOf(providers.value.methods, startsOf(byEvent, returnable), { now, zone })
        : [],
  });
}
