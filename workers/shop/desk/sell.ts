import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { DeskSale, HandedOut, SaleChange } from "~/domain/desk/schema";
import type { DeskMethod, Typed } from "~/domain/orders/contact";
import { keyedHash } from "../../auth/keyed-hash";
import { addTickets, newCartKey } from "../add-tickets";
import { groupSize } from "../../db/site/site-settings";
import { cartIdOf } from "../asking";
import { dropCode, useCode } from "../use-code";
import { changeLine, changeSeats, removeEvent } from "../change-cart";
import { atDoor, type DoorAsking } from "../door/asking";
import { beginOrder, type OrderAsking } from "../orders/begin-order";
import { viewCart } from "../view-cart";
import { collectOrder, orderingAt } from "./collect-order";

/** A sale at the desk: of one show, by a number that its screen has made. */
export interface SaleId {
  event: number;
  sale: string;
}

/**
 * A sale is a cart of the house: nobody else can open it, and it follows from the account, the show and the number, so that whatever
 * is sent twice is about the same one.
 */
async function selling(
  asking: DoorAsking,
  { event, sale }: SaleId,
): Promise<Result<{ shop: OrderAsking; key: string }>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const secret = asking.env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Carts are not set up: the installation has no AUTH_SECRET");
  const key = await keyedHash(secret, `desk ${allowed.value.actor.id} ${event} ${sale}`);
  const [cartKey, most] = await Promise.all([newCartKey(secret, event, key), groupSize(asking.db)]);
  const actor = { cartKey, network: null, most };
  return ok({ key, shop: { ...orderingAt(allowed.value), lang: asking.lang, actor, customer: null } });
}

const nothing: DeskSale = {
  lines: [],
  seats: [],
  tickets: 0,
  timeslot: null,
  fees: [],
  code: null,
  total: "0.00",
  held_until: null,
};

async function view(shop: OrderAsking): Promise<Result<DeskSale>> {
  const cart = await viewCart(shop, await cartIdOf(shop.actor));
  if (!cart.ok) return cart;
  const { items, fees, total, tickets_quantity: tickets, expires_at, status, code } = cart.value;
  if (status !== "held") return ok(nothing);
  return ok({
    lines: items.flatMap(({ lines }) =>
      lines.map(({ price_id, seat_group, sale_type_id, amount, name, total: sum }) => ({
        price_id,
        seat_group,
        sale_type_id,
        amount,
        name,
        total: sum,
      })),
    ),
    seats: items.flatMap(({ seats }) => seats.map(({ unit, row, seat }) => ({ unit, row, seat }))),
    tickets,
    timeslot: items[0]?.timeslot ?? null,
    fees: fees.map(({ name, amount, total: sum }) => ({ name, amount, total: sum })),
    code,
    total,
    held_until: expires_at,
  });
}

/** The first tickets of a sale. Sent again with another amount, it is the later one that counts. */
async function begin(shop: OrderAsking, { event }: SaleId, change: SaleChange, key: string): Promise<Result<null>> {
  const { timeslot, ...line } = change;
  if (line.amount === 0) return ok(null);
  const tickets = { event, tickets: [line], scattered: true, ...(timeslot !== undefined && { timeslot }) };
  const added = await addTickets(shop, tickets, key);
  if (!added.ok) return added;
  if (!("hold" in added.value)) return fail("conflict", "Somebody else sells this show");
  const held = added.value.hold.lines.find(
    ({ priceId, pool }) => priceId === line.price_id && pool === line.seat_group,
  );
  return held?.amount === line.amount ? ok(null) : changeLine(shop, event, line);
}

/**
 * Sets the tickets of one kind in a sale to an amount: the screening holds its best seats for them, apart from each other only where
 * there are no others. A sale has as many as the house lets a group have, all of one time slot. Fails like a cart, and with
 * `unauthorized` or `forbidden`.
 */
export async function changeSale(asking: DoorAsking, id: SaleId, line: SaleChange): Promise<Result<DeskSale>> {
  const sale = await selling(asking, id);
  if (!sale.ok) return sale;
  const { shop, key } = sale.value;
  const changed = await changeLine(shop, id.event, { ...line, scattered: true });
  const isFirst = !changed.ok && changed.code === "not_found";
  const done = isFirst ? await begin(shop, id, line, key) : changed;
  return done.ok ? view(shop) : done;
}

/**
 * Moves a sale to other seats, as many of every kind as before. The house may leave single seats; a guest may not. Fails like a cart,
 * with `seat_taken` where somebody was faster.
 */
export async function moveSale(asking: DoorAsking, id: SaleId, units: number[]): Promise<Result<DeskSale>> {
  const sale = await selling(asking, id);
  if (!sale.ok) return sale;
  const moved = await changeSeats(sale.value.shop, id.event, units, true);
  return moved.ok ? view(sale.value.shop) : moved;
}

/**
 * Puts a promotion code into a sale that has tickets, or takes it out with an empty one. Fails with `bad_request` naming what is
 * wrong with the code, after which the sale is as it was, and with `cart_expired` where there are no tickets.
 */
export async function codeSale(asking: DoorAsking, id: SaleId, code: string): Promise<Result<DeskSale>> {
  const sale = await selling(asking, id);
  if (!sale.ok) return sale;
  const { shop } = sale.value;
  const done = code === "" ? await dropCode(shop) : await useCode(shop, code);
  return done.ok ? view(shop) : done;
}

/** Frees the seats of a sale that does not take place. What is free already stays so. */
export async function leaveSale(asking: DoorAsking, id: SaleId): Promise<Result<DeskSale>> {
  const sale = await selling(asking, id);
  if (!sale.ok) return sale;
  const left = await removeEvent(sale.value.shop, id.event);
  return left.ok || left.code === "not_found" ? view(sale.value.shop) : left;
}

/** At the desk nobody says a name or an address: the guest stands there. */
const anonymous = { name: "", email: "", phone: "", delivery: "desk", terms: true } satisfies Partial<Typed>;

/**
 * Sells what a sale holds: the same order, payment and tickets as everybody's, paid for as the desk says. Sent twice it is one
 * sale; with another way to pay it fails with `idempotency_conflict`. Fails like `beginOrder` and `collectOrder`.
 */
export async function paySale(asking: DoorAsking, id: SaleId, paid: DeskMethod): Promise<Result<HandedOut>> {
  const sale = await selling(asking, id);
  if (!sale.ok) return sale;
  const { shop, key } = sale.value;
  const begun: Failure | Awaited<ReturnType<typeof beginOrder>> = await beginOrder(
    shop,
    { ...anonymous, method: paid },
    key,
    { judge: (_, settled) => ok(settled ?? paid) },
  );
  return begun.ok ? collectOrder(asking, begun.value.record.order.id, paid) : begun;
}
