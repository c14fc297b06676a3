import type { BlockReason } from "./block-reason";
import { isContested, isMostlyUnpaid, unpaidOf } from "./contention";
import type { HoldState, PoolKind, SalesStatus, Unit } from "./model";
import { amountOf } from "./pricing";
import { salesOf } from "./sale";
import type { Inventory } from "./state";
import { placeState, tally, type PlaceState, type Tally } from "./view";

/** A numbered seat as the house sees it. */
export interface HouseSeat extends Pick<Unit, "id" | "kind" | "row" | "seat" | "y" | "x"> {
  state: PlaceState;
  /** Whose it is; null where it is free or blocked. */
  hold: string | null;
  reason: BlockReason | null;
}

/** A seat group in one time slot's block: its seats in their order, or only how many places are what. */
export interface HouseGroup {
  pool: number;
  block: number;
  kind: PoolKind;
  counts: Record<PlaceState, number>;
  seats: HouseSeat[];
}

/** A hold that can still end without a sale. */
export interface HouseHold {
  id: string;
  state: Extract<HoldState, "held" | "paying" | "reserved">;
  block: number;
  places: number;
  since: number;
  until: number;
  extensions: number;
  /** Equal for all that come from one place, which it does not name; null where the house itself holds. */
  origin: number | null;
}

/** How much of a block is held unpaid, and which rule of the sale that has called up. */
export interface Pressure {
  block: number;
  unpaid: number;
  capacity: number;
  level: "calm" | "contested" | "mostly-unpaid";
}

export interface HouseView {
  sales: SalesStatus;
  /** Nothing is sold until it is reconciled with the books. */
  isSetBack: boolean;
  revision: number;
  counts: Tally;
  groups: HouseGroup[];
  /** The oldest first. */
  holds: HouseHold[];
  pressure: Pressure[];
  waiting: number;
}

function emptyGroups(state: Inventory): Map<string, HouseGroup> {
  const groups = new Map<string, HouseGroup>();
  for (const { id, kind, blocks } of state.config?.pools ?? [])
    for (const block of blocks)
      groups.set(`${id}/${block.id}`, {
        pool: id,
        block: block.id,
        kind,
        counts: { free: 0, held: 0, reserved: 0, sold: 0, blocked: 0 },
        seats: [],
      });
  return groups;
}

function groupsOf(state: Inventory, now: number): HouseGroup[] {
  const groups = emptyGroups(state);
  for (const unit of state.units.values()) {
    const group = groups.get(`${unit.pool}/${unit.block}`);
    if (!group) continue;
    const claim = state.claims.get(unit.id);
    const as = placeState(state, unit, now);
    group.counts[as] += 1;
    if (unit.seat === null) continue;
    const { id, kind, row, seat, y, x } = unit;
    const hold = as === "free" ? null : (claim?.hold ?? null);
    group.seats.push({ id, kind, row, seat, y, x, state: as, hold, reason: claim?.reason ?? null });
  }
  for (const { seats } of groups.values()) seats.sort((a, b) => a.y - b.y || a.x - b.x);
  return [...groups.values()];
}

function holdsOf(state: Inventory, now: number): HouseHold[] {
  const origins = new Map<string, number>();
  return [...state.timed.values()]
    .filter(({ expiresAt }) => expiresAt > now)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map((hold) => {
      const { id, block, lines, createdAt: since, expiresAt: until, extensions, origin } = hold;
      if (origin !== null && !origins.has(origin)) origins.set(origin, origins.size + 1);
      return {
        id,
        state: hold.state as HouseHold["state"],
        block,
        places: amountOf(lines),
        since,
        until,
        extensions,
        origin: origin === null ? null : (origins.get(origin) ?? null),
      };
    });
}

function pressureOf(state: Inventory, block: number): Pressure {
  const level = isMostlyUnpaid(state, block) ? "mostly-unpaid" : isContested(state, block) ? "contested" : "calm";
  return { block, ...unpaidOf(state, block), level };
}

/** The screening as those see it who answer for it: every place, every hold, and how hard it is pressed. */
export function viewHouse(state: Inventory, now: number): HouseView {
  const blocks = new Set(state.config?.pools.flatMap((pool) => pool.blocks.map(({ id }) => id)));
  return {
    sales: salesOf(state),
    isSetBack: state.isSetBack,
    revision: state.revision,
    counts: tally(state, now),
    groups: groupsOf(state, now),
    holds: holdsOf(state, now),
    pressure: [...blocks].map((block) => pressureOf(state, block)),
    waiting: state.waiting.size,
  };
}
