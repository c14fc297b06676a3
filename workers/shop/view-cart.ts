import { centsToPrice } from "~/domain/booking/selection";
import type { Cart, CartItem } from "~/domain/booking/schema";
import { freeExtensions, maxExtensions, renewalWindowMs, timedStates, type HoldView } from "~/domain/box-office/model";
import { amountOf, totalOf } from "~/domain/box-office/pricing";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { paths, pathTo } from "~/domain/site/pages";
import { toOffsetIso } from "~/domain/time/zone";
import { ok, type Result } from "~/domain/common/errors";
import { offOf } from "~/domain/orders/promotion";
import { totalsOf } from "~/domain/orders/totals";
import { readCart, readCartTexts, type CartRow } from "../db/shop/carts";
import { houseFees, houseTimeZone } from "../db/site/site-settings";
import type { Asking } from "./asking";
import { withCode } from "./cart-code";
import { readHolds, type Shown } from "./read-holds";
import { feesOf, taxesOf } from "./taxes";

/** Where the cart is, in a language. */
export const cartUrl = (lang: LocaleCode): string => `/${lang}${paths.cart}`;

function emptyCart(lang: LocaleCode): Cart {
  return {
    items: [],
    tickets_quantity: 0,
    code: null,
    fees: [],
    total: "0.00",
    taxes: [],
    status: "empty",
    expires_at: null,
    remaining_ms: 0,
    extensions_left: maxExtensions,
    extend_in_ms: null,
    extend_from: null,
    contested: false,
    needs_address: false,
    cart_url: cartUrl(lang),
  };
}

type Texts = Awaited<ReturnType<typeof readCartTexts>>;

/** True while a hold has its seats. */
export const isHeld = (hold: HoldView): boolean => timedStates.has(hold.state);
/** What is over without a sale stays in sight, so that it can be tried again. */
const isShown = (hold: HoldView): boolean => isHeld(hold) || hold.state === "expired";

/** In how many milliseconds a cart can be renewed (0: now), or why it cannot. */
export type Renewal = { inMs: number } | { refused: "extensions_used_up" | "hall_contested" | "address_needed" };

/** True while a hold can be renewed: in its last minutes, and not beyond the end of sales. */
export const isDue = (hold: Pick<HoldView, "expiresAt" | "hardDeadline" | "extensions">, now: number): boolean =>
  hold.expiresAt - now <= renewalWindowMs && !isFixed(hold);

/** True for a hold that nobody is given more time for: sales end with it, or it was offered to a party that waited. */
const isFixed = ({
  expiresAt,
  hardDeadline,
  extensions,
}: Pick<HoldView, "expiresAt" | "hardDeadline" | "extensions">): boolean =>
  expiresAt >= hardDeadline || extensions >= maxExtensions;

/** A cart as far as its renewals go. `isKnown`: its owner's address has been checked. */
export interface Renewable {
  held: readonly Shown[];
  extensions: number;
  isKnown: boolean;
}

/**
 * The next renewal of a cart, by the holds that end first: an end of sales cannot be moved. From the fourth on a script would have
 * to have as many addresses as carts.
 */
export function renewalOf({ held, extensions, isKnown }: Renewable, now: number): Renewal {
  const first = Math.min(...held.map(({ hold }) => hold.expiresAt));
  const ending = held.filter(({ hold }) => hold.expiresAt === first);
  const isLast = ending.length === 0 || ending.some(({ hold }) => isFixed(hold));
  if (isLast || extensions >= maxExtensions) return { refused: "extensions_used_up" };
  if (extensions >= freeExtensions && ending.some(({ isContested }) => isContested))
    return { refused: "hall_contested" };
  if (extensions >= freeExtensions && !isKnown) return { refused: "address_needed" };
  return { inMs: Math.max(0, first - renewalWindowMs - now) };
}

/** What a cart says of its next renewal. */
function renewalTold(renewal: Renewal, extensions: number, { now, zone }: { now: number; zone: string }) {
  const refused = "refused" in renewal ? renewal.refused : null;
  const inMs = "inMs" in renewal ? renewal.inMs : null;
  return {
    extensions_left: refused === "extensions_used_up" ? 0 : maxExtensions - extensions,
    extend_in_ms: inMs,
    extend_from: inMs === null ? null : toOffsetIso(now + inMs, zone),
    contested: refused === "hall_contested",
    needs_address: refused === "address_needed",
  };
}

/** The name of a text in a list by id, empty where the id is gone. */
const nameOf = (list: readonly { id: number; name: Record<string, string> }[], id: number, lang: LocaleCode): string =>
  translate(list.find((entry) => entry.id === id)?.name, lang).value;

function toItem(
  { event, hold }: Shown,
  texts: Texts,
  { lang, zone }: { lang: LocaleCode; zone: string },
): CartItem | null {
  const about = texts.events.find(({ id }) => id === event);
  if (!about) return null;
  const pools = [...new Set(hold.lines.map((line) => line.pool))];
  const slot = texts.slots.find((candidate) => candidate.event === event && candidate.block === hold.block);
  return {
    event,
    title: translate(about.title, lang).value,
    url: pathTo("event", about, lang),
    date_start: toOffsetIso(about.startsAt, zone),
    room: translate(about.room, lang).value,
    version: about.versionCode,
    seat_group_name: pools.map((pool) => nameOf(texts.groups, pool, lang)).join(", "),
    timeslot: slot?.timeStart ?? null,
    timeslot_id: slot?.id ?? null,
    lines: hold.lines.map((line) => ({
      price_id: line.priceId,
      seat_group: line.pool,
      sale_type_id: line.saleType,
      name: nameOf(texts.types, line.saleType, lang),
      amount: line.amount,
      price: centsToPrice(line.cents),
      total: centsToPrice(line.cents * line.amount),
    })),
    seats: hold.seats.map((seat) => ({ unit: seat.id, row: seat.row, seat: seat.seat, kind: seat.kind })),
    ...(hold.had && { had: hold.had.map(({ id, row, seat, kind }) => ({ unit: id, row, seat, kind })) }),
    held: isHeld(hold),
    expires_at: toOffsetIso(hold.expiresAt, zone),
    total: centsToPrice(totalOf(hold.lines)),
  };
}

/** The lines of holds as they are charged with the cart's code, and what is said of it. */
async function chargedLines(asking: Asking, cart: CartRow, shown: readonly Shown[]) {
  const pinned = shown.flatMap(({ event, hold }) =>
    hold.lines.map((line) => ({ ...line, eventId: event, saleTypeId: line.saleType })),
  );
  const { lines, promotion, problem } = await withCode(asking, cart, pinned);
  return { lines, code: promotion && { code: promotion.code, amount: centsToPrice(offOf(lines)), problem } };
}

/**
 * The cart of an id as its page shows it: what is held comes from the screenings themselves,
 * judged by their clocks. Sums count what is held; once everything has expired, the selection
 * that could be tried again; with a code, the sums are what is charged. Fails with `overloaded` while one of the screenings is too busy.
 */
export async function viewCart(asking: Asking, id: string | null): Promise<Result<Cart>> {
  const { db, lang, now } = asking;
  const stored = id === null ? null : await readCart(db, id);
  if (!stored || stored.items.length === 0 || id === null) return ok(emptyCart(lang));
  const [texts, zone, fees, holds] = await Promise.all([
    readCartTexts(db, id),
    houseTimeZone(db),
    houseFees(db, lang),
    readHolds(asking, stored.items),
  ]);
  if (!holds.ok) return holds;
  const shown = holds.value.filter(({ hold }) => isShown(hold));
  const items = shown
    .flatMap((entry) => toItem(entry, texts, { lang, zone }) ?? [])
    .toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start) || a.event - b.event);
  if (items.length === 0) return ok(emptyCart(lang));
  const held = shown.filter(({ hold }) => isHeld(hold));
  const { lines, code } = await chargedLines(asking, stored.cart, held.length > 0 ? held : shown);
  const expiresAt =
    held.length > 0
      ? Math.min(...held.map(({ hold }) => hold.expiresAt))
      : // The house may have ended its time before.
        Math.min(now, Math.max(...shown.map(({ hold }) => hold.expiresAt)));
  const { extensions } = stored.cart;
  const renewal = renewalOf({ held, extensions, isKnown: asking.actor.isKnown === true }, now);
  return ok({
    items,
    tickets_quantity: amountOf(lines),
    code,
    fees: feesOf(lines, fees),
    total: centsToPrice(totalsOf(lines, fees).totalCents),
    taxes: taxesOf(lines, fees),
    status: held.length > 0 ? "held" : "expired",
    expires_at: toOffsetIso(expiresAt, zone),
    remaining_ms: Math.max(0, expiresAt - now),
    ...renewalTold(renewal, extensions, { now, zone }),
    cart_url: cartUrl(lang),
  });
}
