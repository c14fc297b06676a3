import { fail, failFields, ok, type FieldError, type Result } from "../common/errors";
import { maxAmount } from "./limits";
import {
  activeStates,
  type Hold,
  type HoldLine,
  type LineRequest,
  type PriceRule,
  type ScreeningConfig,
} from "./model";
import { amountOf } from "./pricing";
import { salesWindow } from "./sale";
import type { Context } from "./seating";

const ruleFor = (config: ScreeningConfig, line: LineRequest): PriceRule | undefined =>
  config.prices.find((rule) => rule.id === line.priceId && rule.pool === line.pool);

/** What is wrong with one line of a request, by field name of the wire. */
function lineError(config: ScreeningConfig, line: LineRequest): { field: string; message: string } | null {
  const rule = ruleFor(config, line);
  if (!config.pools.some((pool) => pool.id === line.pool))
    return { field: "seat_group", message: "is no seat group of this event" };
  if (!rule) return { field: "price_id", message: "is no price of this seat group" };
  if (rule.saleType !== line.saleType) return { field: "sale_type_id", message: "does not belong to this price" };
  return null;
}

/** What an unknown price would cost; such a line is never sold. */
const noRule = { cents: 0, taxRate: 0, quota: null, companion: false };

/** True for a number of tickets that a line can ask for. */
export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 1 && amount <= maxAmount;

/**
 * The lines of a request with the prices of the current price list pinned to them. Amounts and
 * kinds come from the visitor, prices never. Fails with `bad_request` naming every wrong field.
 */
export function quote(
  { state, guarded }: Context,
  requests: readonly LineRequest[],
  block: number,
): Result<HoldLine[]> {
  const { config } = state;
  if (!config) return fail("conflict", "The screening is not configured");
  const errors: FieldError[] = [];
  if (!config.pools.some((pool) => pool.blocks.some(({ id }) => id === block)))
    errors.push({ path: "timeslot", message: "is no time slot of this event" });
  const lines: HoldLine[] = [];
  for (const [index, request] of requests.entries()) {
    const error = lineError(config, request);
    if (error && guarded("known-price"))
      errors.push({ path: `tickets.${index}.${error.field}`, message: error.message });
    if (!isAmount(request.amount) && guarded("sane-amount"))
      errors.push({ path: `tickets.${index}.amount`, message: `must be a whole number from 1 to ${maxAmount}` });
    const { cents, taxRate, quota, companion } = ruleFor(config, request) ?? noRule;
    lines.push({ ...request, cents, taxRate, quota, companion });
  }
  if (requests.length === 0) errors.push({ path: "tickets", message: "must not be empty" });
  return errors.length > 0 ? fail("bad_request", undefined, errors) : ok(lines);
}

/** Lines of the same price and pool as one, in the order of their first mention. */
export function mergeLines(lines: readonly HoldLine[]): HoldLine[] {
  const merged = new Map<string, HoldLine>();
  for (const line of lines) {
    const key = `${line.priceId}/${line.pool}`;
    const before = merged.get(key);
    // The price pinned first stays: what was quoted is what is charged.
    merged.set(key, before ? { ...before, amount: before.amount + line.amount } : line);
  }
  return [...merged.values()];
}

/**
 * A companion comes with somebody: no more companion tickets than wheelchair places in the same hold.
 * `asked` are the lines of the request, where they are not all the hold has: the refusal names one of them.
 */
export function checkCompanions(
  { state, guarded }: Context,
  lines: readonly HoldLine[],
  asked: readonly HoldLine[] = lines,
): Result<null> {
  const wheelchairPools = new Set(
    state.config?.pools.filter((pool) => pool.kind === "wheelchair").map((pool) => pool.id),
  );
  const companions = amountOf(lines.filter((line) => line.companion));
  const wheelchairs = amountOf(lines.filter((line) => !line.companion && wheelchairPools.has(line.pool)));
  if (companions <= wheelchairs || !guarded("companion")) return ok(null);
  const index = asked.findIndex((line) => line.companion);
  return failFields({
    [`tickets.${index}.amount`]: "a companion ticket needs a wheelchair place in the same cart",
  });
}

/** Fails with `limit_reached` when one cart would hold more than `most`, or than the house allows any cart for an event. */
export function checkLimit({ state, guarded }: Context, lines: readonly HoldLine[], most?: number): Result<null> {
  const limit = most ?? state.config?.maxPerCart ?? 0;
  return amountOf(lines) <= limit || !guarded("cart-limit")
    ? ok(null)
    : fail("limit_reached", `At most ${limit} tickets per cart`);
}

/**
 * Fails with `limit_reached` when one buyer would have more tickets of the event than the house
 * allows, whatever carts they are in. Tickets count from the beginning of their payment. A hold that the house let have more
 * is one that nobody is refused, but nothing comes beside it.
 */
export function checkContact({ state, guarded }: Context, hold: Hold, contact: string): Result<null> {
  let amount = amountOf(hold.lines);
  const limit = Math.max(state.config?.maxPerContact ?? 0, amount);
  for (const other of state.holds.values())
    if (other.id !== hold.id && other.contact === contact && activeStates.has(other.state))
      amount += amountOf(other.lines);
  return amount <= limit || !guarded("contact-limit")
    ? ok(null)
    : fail("limit_reached", `At most ${limit} tickets per person`);
}

/** When the sales of a block end: with the event's, or before if it is a time slot. */
export function salesEndOf({ pools, salesEnd }: ScreeningConfig, block: number): number {
  const closes = pools.flatMap(({ blocks }) => blocks.find(({ id }) => id === block)?.closesAt ?? []);
  return Math.min(salesEnd, ...closes);
}

/**
 * Fails with `event_cancelled` or `sales_closed` unless tickets of the block may be taken now. Nobody knows what is free in a
 * screening that was set back: `isKept` for what only goes on being kept.
 */
export function checkSales(
  { state, now, guarded }: Context,
  block: number,
  { whilePaused = false, isKept = false } = {},
): Result<null> {
  const { config, sales } = state;
  if (!config) return fail("conflict", "The screening is not configured");
  if (sales === "cancelled" && guarded("not-cancelled")) return fail("event_cancelled");
  if (state.isSetBack && !isKept && guarded("not-set-back")) return fail("sales_closed");
  if (sales === "paused" && !whilePaused && guarded("not-paused")) return fail("sales_closed");
  const open = salesWindow({ ...config, salesEnd: salesEndOf(config, block) }, now) === "open";
  return open || !guarded("sales-window") ? ok(null) : fail("sales_closed");
}
