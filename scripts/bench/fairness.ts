// What scripts can keep from others in one hall, and what the rules against it cost visitors, on the core of the box office in
// simulated time: nothing here waits or sends.
//   npm run bench -- fairness
import { execute } from "~/domain/box-office/core";
import type { Guard } from "~/domain/box-office/guard";
import { letGo } from "~/domain/box-office/let-go";
import { maxPerCart, maxPerContact, maxPerOrigin } from "~/domain/box-office/limits";
import { freeExtensions, type Command, type ScreeningConfig } from "~/domain/box-office/model";
import type { ErrorCode } from "~/domain/common/errors";
import { emptyInventory, type Inventory } from "~/domain/box-office/state";

const minute = 60_000;
const start = Date.parse("2027-01-15T19:00:00Z");
/** From the first minute of sales. */
const minutes = 120;
const [rows, perRow] = [15, 20];
const places = rows * perRow;
/** Holds that one network may ask for in a minute. */
const holdsAMinute = 10;
/** Fewer than would fill the hall: without a script nobody is refused. */
const partiesAMinute = 1;

const config: ScreeningConfig = {
  event: 1,
  version: "v1",
  readAt: 1,
  status: "on_sale",
  salesStart: null,
  salesEnd: start + 1_000 * minute,
  maxPerCart,
  maxPerContact,
  maxPerOrigin,
  pools: [
    {
      id: 1,
      kind: "seated",
      preferredY: 9,
      blocks: [{ id: 0, places: 0 }],
      seats: Array.from({ length: places }, (_, index) => {
        const [y, x] = [Math.floor(index / perRow), index % perRow];
        return { kind: "normal", row: String(y + 1), seat: String(x + 1), y, x };
      }),
    },
  ],
  prices: [{ id: 1, pool: 1, saleType: 1, cents: 1_000, taxRate: 10, quota: null, companion: false }],
  quotas: [],
};

/** Rules against holding without buying; everything else stands in both worlds. */
const rules: readonly Guard[] = ["origin-limit", "renewal-window", "renewal-share", "short-hold"];

/** A series of numbers between 0 and 1 that is the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface World {
  ruled: boolean;
  /** A hall under pressure asks for a proof, which browsers have and scripts do not. */
  proof?: boolean;
  /** Addresses of networks the script has. */
  networks: number;
  /** It has a mailbox for every cart. */
  mailboxes?: boolean;
}

interface Cart {
  hold: string;
  origin: string;
  amount: number;
  since: number;
  renewals: number;
}

/** A visitor who has two places and needs so long to pay. */
interface Party extends Cart {
  buysAt: number;
}

function hall({ ruled, proof = false }: World) {
  const state = emptyInventory();
  let made = 0;
  const run = (command: Command, now: number) => {
    const { result } = execute(state, command, { now }, ...(ruled ? [] : rules));
    letGo(state);
    return result;
  };
  run({ type: "configure", config }, start);
  const hold = (origin: string, amount: number, now: number, isBrowser: boolean): Cart | ErrorCode => {
    const id = `hold-${(made += 1)}`;
    const line = { priceId: 1, pool: 1, saleType: 1, amount };
    const taken = run(
      {
        type: "hold",
        hold: id,
        cart: id,
        block: 0,
        lines: [line],
        until: null,
        extensions: 0,
        origin,
        unproven: proof && !isBrowser,
      },
      now,
    );
    return taken.ok ? { hold: id, origin, amount, since: now, renewals: 0 } : taken.code;
  };
  const renew = (cart: Cart, now: number, isKnown: boolean): boolean => {
    if (ruled && cart.renewals >= freeExtensions && !isKnown) return false;
    const renewed = run({ type: "extend", hold: cart.hold, ordinal: cart.renewals + 1 }, now).ok;
    if (renewed) cart.renewals += 1;
    return renewed;
  };
  return { state, run, hold, renew };
}

const endOf = (state: Inventory, { hold }: Cart): number => state.holds.get(hold)?.expiresAt ?? 0;
const isHeld = (state: Inventory, { hold }: Cart): boolean => state.holds.get(hold)?.state === "held";

/** What a script takes in a minute: the largest parties there is room for, from every network that may still ask. */
function grab(hold: ReturnType<typeof hall>["hold"], networks: number, now: number): Cart[] {
  const taken: Cart[] = [];
  const sizes = [maxPerCart, 5, 3, 2, 1];
  for (let network = 0; network < networks; network += 1) {
    for (let tries = 0; tries < holdsAMinute; tries += 1) {
      const [size] = sizes;
      if (size === undefined) return taken;
      const cart = hold(`network-${network}`, size, now, false);
      if (typeof cart !== "string") taken.push(cart);
      else if (cart === "too_many_held" || cart === "proof_needed") break;
      else sizes.shift();
    }
  }
  return taken;
}

/** Plays two hours of sales; what the script held and what became of the visitors. */
function play(world: World) {
  const { state, run, hold, renew } = hall(world);
  const random = dice(7);
  let script: Cart[] = [];
  let parties: Party[] = [];
  const seen = { heldMinutes: 0, most: 0, longest: 0, came: 0, refused: 0, short: 0, lost: 0, bought: 0 };
  const visit = (now: number): void => {
    seen.came += 1;
    const cart = hold(`visitor-${seen.came}`, 2, now, true);
    if (typeof cart === "string") {
      seen.refused += 1;
      return;
    }
    if (endOf(state, cart) - now < 15 * minute) seen.short += 1;
    parties.push({ ...cart, buysAt: now + (2 + Math.floor(random() * 11)) * minute });
  };
  for (let at = 0; at < minutes; at += 1) {
    const now = start + at * minute;
    run({ type: "expire" }, now);
    script = script.filter((cart) => isHeld(state, cart));
    for (const cart of script) if (endOf(state, cart) - now <= minute) renew(cart, now, world.mailboxes === true);
    script.push(...grab(hold, world.networks, now));
    for (const party of parties) {
      if (!isHeld(state, party)) {
        seen.lost += 1;
        continue;
      }
      if (now < party.buysAt && endOf(state, party) - now <= minute) renew(party, now, false);
      if (now < party.buysAt) continue;
      const paid = run({ type: "confirm", hold: party.hold, cents: 2_000 }, now);
      if (paid.ok) seen.bought += 1;
    }
    parties = parties.filter((party) => isHeld(state, party) && now < party.buysAt);
    for (let more = random() * 2 * partiesAMinute; more >= 0.5; more -= 1) visit(now);
    const mine = script.filter((cart) => isHeld(state, cart));
    const held = mine.reduce((sum, { amount }) => sum + amount, 0);
    // What is held now is held for this minute, too.
    seen.longest = Math.max(seen.longest, ...mine.map(({ since }) => (now - since) / minute + 1));
    seen.heldMinutes += held;
    seen.most = Math.max(seen.most, held);
  }
  return seen;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

export function fairness(): void {
  const worlds: [string, World][] = [
    ["no script, without the rules", { ruled: false, networks: 0 }],
    ["no script, with them", { ruled: true, networks: 0 }],
    ["one network, without", { ruled: false, networks: 1 }],
    ["one network, with", { ruled: true, networks: 1 }],
    ["a thousand networks, without", { ruled: false, networks: 1_000 }],
    ["a thousand networks, with", { ruled: true, networks: 1_000 }],
    ["a thousand and as many mailboxes, with", { ruled: true, networks: 1_000, mailboxes: true }],
    ["no script, with proof", { ruled: true, proof: true, networks: 0 }],
    ["one network, with proof", { ruled: true, proof: true, networks: 1 }],
    ["a thousand networks, with proof", { ruled: true, proof: true, networks: 1_000 }],
    ["… and as many mailboxes, with proof", { ruled: true, proof: true, networks: 1_000, mailboxes: true }],
  ];
  console.log(
    "                                         held on average  at most  one hold for  visitors who bought  refused  short hold  lost it",
  );
  for (const [name, world] of worlds) {
    const { heldMinutes, most, longest, came, bought, refused, short, lost } = play(world);
    console.log(
      [
        name.padEnd(40),
        percent(heldMinutes, places * minutes).padStart(15),
        percent(most, places).padStart(8),
        `${longest} min`.padStart(13),
        `${bought} of ${came}`.padStart(20),
        percent(refused, came).padStart(8),
        percent(short, came).padStart(11),
        percent(lost, came).padStart(8),
      ].join(" "),
    );
  }
}
