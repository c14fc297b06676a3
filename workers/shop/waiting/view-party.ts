import { centsToPrice } from "~/domain/booking/selection";
import { timedStates, type HoldView } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { ok, type Result } from "~/domain/common/errors";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { toOffsetIso } from "~/domain/time/zone";
import type { PartyEnd, WaitingView } from "~/domain/waiting/schema";
import type { PartyLook } from "../../box-office/parties";
import { askScreening } from "../../box-office/screenings";
import { readSaleTypeNames } from "../../db/shop/orders";
import { readSlotStart, type PartyRow } from "../../db/shop/waiting";
import { houseTimeZone } from "../../db/site/site-settings";
import { showFacts } from "../orders/show-facts";
import type { PartyAsking } from "./party";

type Standing = Pick<WaitingView, "state" | "ending"> & { hold: HoldView | null };

/** How a party stands, by the screening's word; what the books have ended is over. */
function standingOf({ endedAt, ending }: PartyRow, look: PartyLook | undefined, isCancelled: boolean): Standing {
  const over = (how: PartyEnd): Standing => ({ state: "over", ending: how, hold: null });
  if (endedAt !== null) return over(ending || "lapsed");
  if (isCancelled) return over("cancelled");
  const hold = look?.hold ?? null;
  if (look?.isWaiting) return { state: "waiting", ending: null, hold: null };
  if (hold && timedStates.has(hold.state)) return { state: "offered", ending: null, hold };
  return over(hold?.state === "sold" ? "bought" : hold ? "lapsed" : "left");
}

const linesOf = (
  { lines }: PartyRow,
  hold: HoldView | null,
  nameOf: (saleType: number) => string,
): WaitingView["lines"] =>
  hold === null
    ? lines.map(({ saleType, amount }) => ({ name: nameOf(saleType), amount, price: null, total: null }))
    : hold.lines.map(({ saleType, amount, cents }) => ({
        name: nameOf(saleType),
        amount,
        price: centsToPrice(cents),
        total: centsToPrice(cents * amount),
      }));

/** A party as the one with its link sees it, with what it is offered. Fails with `overloaded` if the screening does not answer. */
export async function viewParty(
  { db, env, now }: PartyAsking,
  party: PartyRow,
  lang: LocaleCode,
): Promise<Result<WaitingView>> {
  const { id, eventId, block } = party;
  const zone = await houseTimeZone(db);
  const [facts, names, timeslot, looks] = await Promise.all([
    showFacts(db, [eventId], { lang, zone }),
    readSaleTypeNames(db),
    block === 0 ? null : readSlotStart(db, eventId, block),
    askScreening(env, eventId, (object) => object.parties([id], now)),
  ]);
  if (!looks.ok) return looks;
  const show = facts.get(eventId) ?? null;
  const { state, ending, hold } = standingOf(party, looks.value[0], show?.status === "cancelled");
  return ok({
    state,
    ending,
    show,
    timeslot,
    lines: linesOf(party, hold, (type) => translate(names.get(type), lang).value),
    seats: hold ? hold.seats.map(({ id: unit, row, seat, kind }) => ({ unit, row, seat, kind })) : [],
    total: hold && centsToPrice(totalOf(hold.lines)),
    until: hold && toOffsetIso(hold.expiresAt, zone),
  });
}
