import type { Order } from "~/domain/account/schema";
import type { AvailabilityState } from "~/domain/programme/schema";

export type OrderedShow = Order["shows"][number];

/** A show somebody ordered tickets for. */
export interface Visit {
  order: Order;
  ordered: OrderedShow;
}

export interface Visits {
  /** What one goes to first: it has tickets, or is waiting at the desk. */
  next: Visit | null;
  /** Everything else that is still to come, the next first, whatever became of its order. */
  coming: Visit[];
  /** The latest first. */
  seen: Visit[];
  /** Over, and it came to nothing: cancelled, given back or never paid. */
  unseen: Visit[];
}

/** When a visit begins, ISO 8601; where the programme has forgotten it, when it was ordered. */
export const startOf = ({ order, ordered }: Visit): string => ordered.show?.date_start ?? order.created_at;

const isCancelled = ({ ordered }: Visit): boolean => ordered.show?.status === "cancelled";

/** Whether it leads into the house as it stands. */
export const stands = (visit: Visit): boolean =>
  !isCancelled(visit) && (visit.ordered.standing === "paid" || visit.ordered.standing === "reserved");

/** What somebody ordered, by what is to come and what is over. `now`: epoch ms. */
export function visitsOf(orders: readonly Order[], now: number): Visits {
  const all = orders
    .flatMap((order) => order.shows.map((ordered): Visit => ({ order, ordered })))
    .toSorted((one, other) => Date.parse(startOf(one)) - Date.parse(startOf(other)));
  const coming = all.filter(({ ordered }) => ordered.show !== null && Date.parse(ordered.show.date_end) > now);
  const past = all.filter((visit) => !coming.includes(visit)).toReversed();
  const next = coming.find(stands) ?? null;
  return {
    next,
    coming: coming.filter((visit) => visit !== next),
    seen: past.filter(stands),
    unseen: past.filter((visit) => !stands(visit)),
  };
}

/** An order that waits at the desk, with what is to be collected of it. */
export interface Reservation {
  order: Order;
  visits: Visit[];
}

/** What waits at the desk, what is collected first before the rest. `now`: epoch ms. */
export function reservationsOf(orders: readonly Order[], now: number): Reservation[] {
  const { next, coming } = visitsOf(orders, now);
  const waiting = [...(next ? [next] : []), ...coming].filter(
    (visit) => stands(visit) && visit.ordered.standing === "reserved",
  );
  return [...Map.groupBy(waiting, ({ order }) => order)].map(([order, visits]) => ({ order, visits }));
}

/** A word of `orders.state` and the shape beside it. */
interface VisitState {
  word: StateWord;
  shape: AvailabilityState;
}

type StateWord =
  | "paid"
  | "reserved"
  | "waiting"
  | "failed"
  | "expired"
  | "cancelled"
  | "given_back"
  | "refunding"
  | "refunded"
  | "stuck"
  | "show_cancelled"
  | "show_refunding"
  | "show_refunded";

const shapes: Record<Order["standing"], AvailabilityState> = {
  paid: "available",
  reserved: "limited",
  waiting: "not-yet",
  stuck: "not-yet",
  failed: "sold-out",
  expired: "sold-out",
  cancelled: "cancelled",
  refunding: "cancelled",
  refunded: "cancelled",
};

/** Of a cancelled show: where its money is, if there was any. */
function cancelledWord(standing: Order["standing"], isFree: boolean): StateWord {
  if (!isFree && (standing === "refunding" || standing === "paid")) return "show_refunding";
  return !isFree && standing === "refunded" ? "show_refunded" : "show_cancelled";
}

/** How it stands with a visit, to be said in words and by a shape. */
export function stateOf(visit: Visit): VisitState {
  const { order, ordered } = visit;
  const { standing } = ordered;
  const isFree = Number(order.total) === 0;
  if (isCancelled(visit) || order.failure === "show_cancelled")
    return { word: cancelledWord(standing, isFree), shape: "cancelled" };
  // Where the rest of the order stands, nobody has said yet whether the money of this show has arrived.
  const isPart = standing !== order.standing;
  const word = standing === "refunded" && (isFree || isPart) ? "given_back" : standing;
  return { word, shape: shapes[standing] };
}
