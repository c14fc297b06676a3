import type { BookingInfo, PriceLine, SeatGroup } from "~/domain/booking/schema";
import { localizedTicketUrl } from "~/domain/booking/seller";
import { slotStart } from "~/domain/booking/slot-start";
import { centsToPrice } from "~/domain/booking/selection";
import { execute } from "~/domain/box-office/core";
import { maxPerCart } from "~/domain/box-office/limits";
import { emptyInventory } from "~/domain/box-office/state";
import { availabilityState, ownLevelOf, saleLevel, salePhase, type SaleFacts } from "~/domain/box-office/sale";
import { countFree, type PoolCount } from "~/domain/box-office/view";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { toOffsetIso } from "~/domain/time/zone";
import { quotaKey, type Screenable } from "../../box-office/configuration";
import type { Look } from "../../box-office/looks";

interface Asking {
  lang: LocaleCode;
  now: number;
}

type Sales = BookingInfo["sales"];

/** The sale of an event, as its programme and its object know it. */
const saleOf = ({ facts, config }: Screenable, look: Look): SaleFacts => ({
  ...facts.event,
  salesStart: config.salesStart,
  salesEnd: config.salesEnd,
  sales: look.sales,
});

/** What the object counted; for pools it has not heard of yet, what the programme says. */
function countsOf({ config }: Screenable, look: Look, now: number): PoolCount[] {
  const planned = emptyInventory();
  execute(planned, { type: "configure", config }, { now });
  return countFree(planned, now).map(
    (count) => look.counts.find(({ pool, block }) => pool === count.pool && block === count.block) ?? count,
  );
}

const statusOf = (counts: readonly PoolCount[], sales: Sales): SeatGroup["status"] =>
  sales === "open" ? ownLevelOf(counts) : "closed";

function linesOf(
  { facts }: Screenable,
  group: Screenable["facts"]["groups"][number],
  look: Look,
  lang: LocaleCode,
): PriceLine[] {
  const lines = facts.prices.filter((line) => line.kind === group.kind);
  return lines.map((line) => ({
    id: line.id,
    price: centsToPrice(line.cents),
    sale_type_id: line.saleType,
    seat_group: group.id,
    text: translate(line.text, lang).value,
    name: translate(line.name, lang).value,
    has_discounts: line.isFull && lines.some((other) => !other.isFull),
    remaining:
      line.quota === null || facts.soldBy !== "house"
        ? null
        : (look.quotas.find(({ key }) => key === quotaKey(line.id))?.left ?? line.quota),
  }));
}

/** What the booking widget needs of an event, from the programme's facts and the object's count. */
export function bookingInfo(screenable: Screenable, look: Look, { lang, now }: Asking): BookingInfo {
  const { facts } = screenable;
  const { event, zone } = facts;
  const { prices } = screenable.config;
  const sale = saleOf(screenable, look);
  const sales = salePhase(sale, now);
  const counts = countsOf(screenable, look, now);
  const groups = facts.groups.map((group): SeatGroup => {
    const ofGroup = counts.filter((count) => count.pool === group.id);
    return {
      id: group.id,
      seat_group: group.id,
      status: statusOf(ofGroup, sales),
      text: translate(group.name, lang).value,
      kind: group.kind,
      prices: linesOf(screenable, group, look, lang),
      timeslots: facts.slots.map((slot) => ({
        id: slot.id,
        time_start: slot.timeStart,
        status: statusOf(
          ofGroup.filter((count) => count.block === slot.blockId),
          now < slotStart(event.startsAt, slot.timeStart, zone) ? sales : "closed",
        ),
        block_id: slot.blockId,
      })),
    };
  });
  const sold = groups.filter((group) => group.prices.length > 0);
  return {
    event: event.id,
    title: translate(event.title, lang).value,
    text: translate(event.importantInfo, lang).value,
    date_start: toOffsetIso(event.startsAt, zone),
    room: translate(event.room, lang).value,
    version: event.versionCode,
    prices: sold.flatMap((group) => group.prices),
    seat_groups: sold,
    ticket_url: localizedTicketUrl(event.ticketUrl, lang),
    id_jet: event.idJet,
    sales,
    availability: availabilityState(
      {
        ...sale,
        isFree: event.isFree,
        level: prices.length > 0 && facts.soldBy === "house" ? saleLevel(counts, prices) : null,
        mine: counts.reduce((total, { mine }) => total + mine, 0),
      },
      now,
    ),
    sales_start: event.salesStartAt === null ? null : toOffsetIso(event.salesStartAt, zone),
    max_per_cart: maxPerCart,
  };
}
