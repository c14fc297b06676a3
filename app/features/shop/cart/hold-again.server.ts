import type { Api } from "~/api/client";
import type { CartItem } from "~/domain/booking/schema";
import type { Failure } from "~/domain/common/errors";
import type { Moved } from "./cart-intent";

/** The tickets of an item that is no longer held, as a new request for the same, in the same seats where they are free. */
function sameAgain({ event, timeslot_id, lines, had }: CartItem, scattered: boolean) {
  const units = had?.filter(({ seat }) => seat !== null).map(({ unit }) => unit) ?? [];
  return {
    ...(scattered && { scattered }),
    ...(units.length > 0 && { units }),
    event,
    ...(timeslot_id ? { timeslot: timeslot_id } : {}),
    tickets: lines.map(({ price_id, seat_group, sale_type_id, amount }) => ({
      price_id,
      seat_group,
      sale_type_id,
      amount,
    })),
  };
}

const unitsOf = (seats: CartItem["seats"]): string =>
  seats
    .map(({ unit }) => unit)
    .toSorted((a, b) => a - b)
    .join(",");

/** What is held in other seats than before, where seats have numbers. */
function movedOf(before: readonly CartItem[], after: readonly CartItem[]): Moved[] {
  return before.flatMap(({ event, title, had = [] }) => {
    const now = after.find((item) => item.event === event && item.held)?.seats ?? [];
    const isNumbered = had.some(({ seat }) => seat !== null);
    return isNumbered && now.length > 0 && unitsOf(had) !== unitsOf(now) ? [{ event, title, had, now }] : [];
  });
}

/** What came of holding a cart again: the first show that was refused, and those that are in other seats now. */
export interface HeldAgain {
  /** How many shows are held again. */
  held: number;
  refused: { title: string; failure: Failure } | null;
  moved: Moved[];
}

/** Holds every expired item of the cart again, each for itself: what one is refused, the others have. */
export async function holdAgain(api: Api, scattered: boolean): Promise<HeldAgain> {
  const before = (await api.cart()).items.filter(({ held }) => !held);
  let held = 0;
  let refused: HeldAgain["refused"] = null;
  for (const item of before) {
    // One after the other: all belong to one cart and one deadline.
    // oxlint-disable-next-line no-await-in-loop
    const result = await api.addToCart(sameAgain(item, scattered), crypto.randomUUID());
    if (result.ok) held += 1;
    else refused ??= { title: item.title, failure: result };
  }
  const { items } = await api.cart();
  return { held, refused, moved: movedOf(before, items) };
}
