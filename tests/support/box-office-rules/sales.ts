import { type HoldLine, type InventoryEvent, type ScreeningConfig } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import type { Rule, Seen } from "./seen";

const takes = (events: readonly InventoryEvent[]): boolean =>
  events.some(
    (event) => event.type === "held" || (event.type === "changed" && event.added.length > event.removed.length),
  );

/** 10: no time slot after its start. */
function slotSales({ step, outcome, state }: Seen): string[] {
  return outcome.events.flatMap((event) => {
    if (event.type !== "held") return [];
    const block = state.config?.pools.flatMap((pool) => pool.blocks).find(({ id }) => id === event.hold.block);
    return step.now >= (block?.closesAt ?? Infinity) ? [`10: slot ${event.hold.block} was sold after its start`] : [];
  });
}

/** 10: nothing new outside the window of sales or while they are paused, none for a cancelled screening. */
function sales({ step, outcome, state }: Seen): string[] {
  const { config } = state;
  const { type } = step.command;
  if (!config || type === "set-sales" || type === "configure") return [];
  const found: string[] = [];
  const isOutside = step.now >= config.salesEnd || (config.salesStart !== null && step.now < config.salesStart);
  const taken = takes(outcome.events);
  const did = (...types: InventoryEvent["type"][]): boolean =>
    outcome.events.some((event) => types.includes(event.type));
  const begins = taken || did("paying", "reserved", "extended");
  if (isOutside && begins) found.push(`10: ${type} outside the window of sales`);
  if (state.sales === "paused" && taken) found.push(`10: ${type} took seats while sales were paused`);
  if (state.sales === "cancelled" && (begins || did("sold", "reacquired")))
    found.push(`10: ${type} sold a cancelled screening`);
  return found;
}

function linesOf(event: InventoryEvent): readonly HoldLine[] {
  if (event.type === "held") return event.hold.lines;
  return event.type === "changed" ? event.lines : [];
}

const keyOf = (line: HoldLine): string => `${line.priceId}/${line.pool}`;

const pricesOf = (config: ScreeningConfig | null) =>
  new Map(config?.prices.map((rule) => [`${rule.id}/${rule.pool}`, rule.cents]));

/** 15: a new line bears the price of its moment, a line that stays the price it was quoted. */
function prices({ outcome, before, configBefore }: Seen): string[] {
  let listed = pricesOf(configBefore);
  return outcome.events.flatMap((event) => {
    if (event.type === "configured") listed = pricesOf(event.config);
    const pinned = new Map(
      event.type === "changed" ? before.get(event.hold)?.lines.map((line) => [keyOf(line), line.cents]) : [],
    );
    return linesOf(event).flatMap((line) => {
      const cents = pinned.get(keyOf(line)) ?? listed.get(keyOf(line));
      return cents === line.cents ? [] : [`15: ${line.cents} cents for a price of ${cents}`];
    });
  });
}

/** 15: what is paid is what was quoted. */
function paid({ step, outcome, state }: Seen): string[] {
  const { command } = step;
  if (command.type !== "confirm" && command.type !== "begin-payment") return [];
  return outcome.events.flatMap((event) => {
    const hold = event.type === "sold" || event.type === "paying" ? state.holds.get(event.hold) : undefined;
    const total = hold && totalOf(hold.lines);
    return total === undefined || total === command.cents ? [] : [`15: ${command.cents} paid for ${total}`];
  });
}

/** When seats are sold and at what price. */
export const salesRules: Rule[] = [slotSales, sales, prices, paid];
