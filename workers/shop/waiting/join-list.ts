import { salePhase, saleLevel } from "~/domain/box-office/sale";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { emailProblem } from "~/domain/orders/contact";
import type { WaitingRequest } from "~/domain/waiting/schema";
import { askScreening, currentConfig, runCommand, type Screenable } from "../../box-office/screenings";
import { announceListed, insertParty, readParty, removeParty, type PartyRow } from "../../db/shop/waiting";
import { blockOf, linesOf, originOf } from "../add-tickets";
import type { Asking } from "../asking";
import { followParties } from "./notice-offers";
import { cartOfParty, partyHashOf, partySecret } from "./party";

/** Parties of one show that wait from one place: a list is filled by people, not by a script. */
const mostFromOnePlace = 10;

/** Fails unless the show, or its time slot, is one that can be waited for now. */
async function checkShow({ env, now }: Asking, { facts, config }: Screenable, block: number): Promise<Result<null>> {
  const look = await askScreening(env, config.event, (object) => object.look({ now }));
  if (!look.ok) return look;
  const { sales, counts } = look.value;
  const phase = salePhase({ ...facts.event, salesStart: config.salesStart, salesEnd: config.salesEnd, sales }, now);
  if (phase === "cancelled") return fail("event_cancelled");
  if (phase !== "open") return fail("sales_closed");
  const ofBlock = counts.filter((count) => count.block === block);
  // A screening that nobody has asked yet has counted nothing: it says with its answer that there are seats.
  return ofBlock.length > 0 && saleLevel(ofBlock, config.prices) !== "sold-out" ? fail("not_sold_out") : ok(null);
}

/** Puts a party into its screening's list. A refusal takes it out of the books again. */
async function enter(asking: Asking, screenable: Screenable, party: PartyRow): Promise<Result<null>> {
  const { db, env, now } = asking;
  const lines = party.lines.map(({ priceId, pool, saleType, amount }) => ({ priceId, pool, saleType, amount }));
  const command = { type: "wait" as const, entry: party.id, cart: cartOfParty(party.id), block: party.block, lines };
  const entered = await runCommand(env, screenable, command, { now });
  if (entered.ok) {
    await announceListed(db, party, now);
    return ok(null);
  }
  // One that does not answer may have heard it: the cron asks again what has become of it.
  if (entered.code !== "overloaded") await removeParty(db, party.id);
  return entered;
}

/** True if an address that is in the books waits, or has an offer; false if it was over, or its entry has never arrived. */
async function waitsAlready(asking: Asking, party: PartyRow): Promise<Result<"waits" | "over" | "unknown">> {
  const followed = await followParties(asking, party.eventId);
  if (!followed.ok) return followed;
  const now = await readParty(asking.db, { id: party.id });
  if (!now || now.endedAt !== null) return ok("over");
  const looks = await askScreening(asking.env, party.eventId, (object) => object.parties([party.id], asking.now));
  if (!looks.ok) return looks;
  return ok(looks.value.some(({ isWaiting, hold }) => isWaiting || hold) ? "waits" : "unknown");
}

/**
 * Puts an address on the waiting list of a sold-out show. The answer is the same whoever was on it before: one entry for an
 * address and a show or time slot, and nobody learns of it by asking. Fails with `bad_request` naming the field, `not_sold_out`,
 * `sales_closed`, `event_cancelled`, `waiting_list_full`, `limit_reached`, and with `too_many_held` where many wait from one place.
 */
export async function joinList(asking: Asking, body: WaitingRequest): Promise<Result<null>> {
  const { db, env, now, lang, actor } = asking;
  const email = body.email.trim().toLowerCase();
  const problem = emailProblem(email);
  if (problem) return failFields({ email: problem });
  const secret = env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Waiting lists are not set up: the installation has no AUTH_SECRET");
  const screenable = await currentConfig(db, body.event, now);
  if (screenable?.facts.soldBy !== "house") return failFields({ event: "is no event that is on sale here" });
  const block = blockOf(screenable, body.timeslot, now);
  if (!block.ok) return block;
  const checked = await checkShow(asking, screenable, block.value);
  if (!checked.ok) return checked;
  const origin = await originOf(secret, body.event, actor.network);
  for (let turn = 0; ; turn += 1) {
    const id = crypto.randomUUID();
    // The second turn follows where the entry of the address was over.
    // oxlint-disable-next-line no-await-in-loop
    const secretHash = await partyHashOf(await partySecret(secret, id));
    const written = {
      id,
      eventId: body.event,
      block: block.value,
      lines: linesOf(body.tickets),
      lang,
      email,
      origin: origin ?? "",
      secretHash,
      createdAt: now,
      askedAt: now,
    };
    // oxlint-disable-next-line no-await-in-loop
    const party = await insertParty(db, written, mostFromOnePlace);
    if (!party) return fail("too_many_held", "Too many wait from here");
    if (party.id === id) return enter(asking, screenable, party);
    // oxlint-disable-next-line no-await-in-loop
    const before = await waitsAlready(asking, party);
    if (!before.ok) return before;
    if (before.value === "waits" || turn > 0) return ok(null);
    if (before.value === "unknown") return enter(asking, screenable, party);
  }
}
