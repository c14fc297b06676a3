import { sha256 } from "~/domain/common/sha256";
import { slotStart } from "~/domain/booking/slot-start";
import { maxPerCart, maxPerContact, maxPerOrigin } from "~/domain/box-office/limits";
import type { PoolConfig, PriceRule, ScreeningConfig, SeatSpec } from "~/domain/box-office/model";
import { preferredRow } from "~/domain/box-office/plan";
import { salesEndOf, salesStatus } from "~/domain/box-office/sale";
import type { Database } from "../db/client";
import { readScreeningFacts, type ScreeningFacts } from "../db/programme/screening-facts";

type Group = ScreeningFacts["groups"][number];

/** The seats of a plan, row by row from the screen. */
function planned(group: Group): SeatSpec[] {
  const rows = group.plan?.rows ?? [];
  return rows.flatMap((row, y) =>
    row.seats.map((seat) => ({ kind: seat.kind ?? "normal", row: row.name, seat: seat.name, y, x: seat.x })),
  );
}

/** Wheelchair places without a plan, in one row with room between them. */
function unplanned(group: Group): SeatSpec[] {
  return Array.from({ length: group.capacity }, (_, index) => ({
    kind: "wheelchair" as const,
    row: null,
    seat: String(index + 1),
    y: 0,
    x: index * 2,
  }));
}

/** A wheelchair place comes with a companion's seat beside it, unless the plan says where those are. */
function wheelchairSeats(group: Group): SeatSpec[] {
  const seats = group.plan ? planned(group) : unplanned(group);
  const places = seats.map((seat) => (seat.kind === "normal" ? { ...seat, kind: "wheelchair" as const } : seat));
  if (places.some((seat) => seat.kind === "companion")) return places;
  return [
    ...places,
    ...places.map((seat) => ({ ...seat, kind: "companion" as const, seat: `${seat.seat}B`, x: seat.x + 0.5 })),
  ];
}

/** The seats to be sold of a group and the rest of its plan; an event may sell fewer than the room has. */
function seatsOf(group: Group, limit: number): { seats: SeatSpec[]; spare: SeatSpec[] } {
  if (group.kind === "wheelchair") return { seats: wheelchairSeats(group), spare: [] };
  const all = group.kind === "seated" && group.plan ? planned(group) : [];
  return { seats: all.slice(0, limit), spare: all.slice(Math.min(limit, all.length)) };
}

function poolOf(group: Group, facts: ScreeningFacts, isFirst: boolean): PoolConfig {
  const limit = isFirst ? (facts.event.capacityOverride ?? Infinity) : Infinity;
  const { seats, spare } = seatsOf(group, limit);
  const places = seats.length > 0 || group.kind === "wheelchair" ? 0 : Math.min(group.capacity, limit);
  // Slots that share a block share its places; the largest number said of a block counts.
  const blocks = new Map<number, PoolConfig["blocks"][number]>();
  for (const slot of facts.slots) {
    const known = blocks.get(slot.blockId) ?? { id: slot.blockId, places: 0, closesAt: 0 };
    blocks.set(slot.blockId, {
      ...known,
      places: seats.length > 0 ? 0 : Math.max(known.places, isFirst ? slot.capacity : places),
      closesAt: Math.max(known.closesAt ?? 0, slotStart(facts.event.startsAt, slot.timeStart, facts.zone)),
    });
  }
  if (facts.slots.length === 0) blocks.set(0, { id: 0, places });
  return {
    id: group.id,
    kind: group.kind,
    preferredY: group.plan ? preferredRow(group.plan) : 0,
    blocks: [...blocks.values()],
    seats,
    ...(spare.length > 0 && { spare }),
  };
}

/** The contingent of a price line, per screening. */
export const quotaKey = (priceId: number): string => `line:${priceId}`;

function rulesOf({ prices, groups }: ScreeningFacts): PriceRule[] {
  return groups.flatMap((group) =>
    prices
      .filter((line) => line.kind === group.kind)
      .map((line) => ({
        id: line.id,
        pool: group.id,
        saleType: line.saleType,
        cents: line.cents,
        taxRate: line.taxRate,
        quota: line.quota === null ? null : quotaKey(line.id),
        companion: line.requires === "wheelchair",
      })),
  );
}

/** 96 bits of a digest tell configurations apart. */
const hash = async (value: unknown): Promise<string> => (await sha256(JSON.stringify(value))).slice(0, 24);

/** What the screening's object has to know of the programme. `readAt`: when the facts were read, epoch ms. */
async function configurationOf(facts: ScreeningFacts, readAt: number): Promise<ScreeningConfig> {
  const first = facts.groups.find((group) => group.kind !== "wheelchair");
  const body = {
    event: facts.event.id,
    // What somebody else sells, the house holds for nobody.
    status: facts.soldBy === "provider" ? ("paused" as const) : salesStatus(facts.event),
    salesStart: facts.event.salesStartAt,
    salesEnd: salesEndOf(
      facts.event,
      facts.slots.map(({ timeStart }) => timeStart),
      facts.zone,
    ),
    maxPerCart,
    maxPerContact,
    maxPerOrigin,
    pools: facts.groups.map((group) => poolOf(group, facts, group === first)),
    prices: rulesOf(facts),
    quotas: facts.prices.flatMap((line) => (line.quota === null ? [] : [{ key: quotaKey(line.id), max: line.quota }])),
  };
  return { ...body, version: await hash(body), readAt };
}

/** An event's facts with the configuration made of them, and what its object told the database last. */
export interface Screenable {
  facts: ScreeningFacts;
  config: ScreeningConfig;
  /** Revision of the object; null where it has told nothing. */
  told: number | null;
}

/** Reads an event and makes its configuration; null if the event is unknown or offline. One batch of reads. */
export async function screeningConfig(db: Database, eventId: number, now: number): Promise<Screenable | null> {
  const facts = await readScreeningFacts(db, eventId);
  return facts && { facts, config: await configurationOf(facts, now), told: facts.told };
}
