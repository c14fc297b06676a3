import type { BookingInfo, CartCreated, CartSeat, PriceLine, SeatGroup } from "~/domain/booking/schema";
import type { Refusal } from "~/domain/booking/refusal";
import type { Wait } from "./ask-patiently";
import { addTicket, removeTicket, type Selection } from "~/domain/booking/selection";

/** Steps of the widget: default or timeslots first, then discounts, then summary. */
export type BookingStep = "default" | "timeslots" | "discounts" | "summary";

export type BookingOutcome =
  | { status: "idle" }
  /** `wait`: it takes longer, and why. */
  | { status: "loading"; wait?: Wait }
  | { status: "success"; created: CartCreated; amount: number; seats: CartSeat[] }
  | { status: "error"; code: Refusal };

export interface BookingState {
  step: BookingStep;
  /** Seat group whose sale types the discounts step shows. */
  group: number | null;
  timeslot: number | null;
  tickets: Selection;
  outcome: BookingOutcome;
  /** What was thrown away by closing, as long as it can be brought back. */
  discarded: Pick<BookingState, "tickets" | "group" | "timeslot"> | null;
}

export type BookingAction =
  | { type: "loaded"; info: BookingInfo }
  | { type: "add" | "remove"; line: PriceLine }
  | { type: "choose-timeslot"; group: number; timeslot: number }
  | { type: "show-discounts"; group: number }
  | { type: "show-start"; info: BookingInfo }
  | { type: "sending" }
  | { type: "waiting"; wait: Wait }
  | { type: "held"; created: CartCreated; amount: number; seats: CartSeat[] }
  | { type: "refused"; code: Refusal }
  | { type: "reset-tickets" }
  | { type: "reset-view" }
  | { type: "restore" }
  | { type: "forget-discarded" };

export const initialBookingState: BookingState = {
  step: "default",
  group: null,
  timeslot: null,
  tickets: [],
  outcome: { status: "idle" },
  discarded: null,
};

/** True for events sold by entry time: the time is chosen before the tickets. */
function hasTimeslots(info: BookingInfo): boolean {
  return info.seat_groups.some((group) => group.timeslots.length > 0);
}

const firstStep = (info: BookingInfo): BookingStep => (hasTimeslots(info) ? "timeslots" : "default");

/** The line the group is advertised with: the full price, else the first line. */
export function fullPriceLine(group: SeatGroup): PriceLine | undefined {
  return group.prices.find((line) => line.has_discounts) ?? group.prices[0];
}

/** The lines the discounts step shows: everything but the full price, which the default step has; all of them where there was no default step. */
export function discountLines(info: BookingInfo, group: SeatGroup): PriceLine[] {
  if (hasTimeslots(info)) return group.prices;
  const full = fullPriceLine(group);
  return group.prices.filter((line) => line !== full);
}

/** Step number for "Schritt 2 von 3". */
export function stepNumber(step: BookingStep): { n: number; total: number } {
  const order: Record<BookingStep, number> = { default: 1, timeslots: 1, discounts: 2, summary: 3 };
  return { n: order[step], total: 3 };
}

function chooseTimeslot(state: BookingState, group: number, timeslot: number): BookingState {
  // Tickets belong to a seat group; another time of the same group keeps them.
  return { ...state, group, timeslot, tickets: group === state.group ? state.tickets : [] };
}

function restore(state: BookingState): BookingState {
  if (!state.discarded) return state;
  const { tickets, group, timeslot } = state.discarded;
  return {
    ...state,
    tickets,
    group,
    timeslot,
    step: timeslot === null ? "default" : "discounts",
    outcome: { status: "idle" },
    discarded: null,
  };
}

function resetTickets(state: BookingState): BookingState {
  // Under way or held already: bringing that back would book it twice. Whoever leaves while it waits is not asked for again.
  const { outcome } = state;
  const isOver =
    outcome.status === "idle" ||
    outcome.status === "error" ||
    (outcome.status === "loading" && outcome.wait !== undefined);
  const keep = state.tickets.length > 0 && isOver;
  const discarded = keep ? { tickets: state.tickets, group: state.group, timeslot: state.timeslot } : null;
  return { ...state, tickets: [], discarded };
}

function outcomeReducer(state: BookingState, action: BookingAction): BookingState {
  if (action.type === "sending") return { ...state, step: "summary", outcome: { status: "loading" } };
  // An answer that comes after the widget was closed has nobody to tell: the cart badge does.
  if (state.outcome.status !== "loading") return state;
  switch (action.type) {
    case "waiting":
      return { ...state, outcome: { status: "loading", wait: action.wait } };
    case "held":
      // The answer to a repeated request may be older than the hold is long.
      if (action.created.remaining_ms <= 0) return { ...state, outcome: { status: "error", code: "cart_expired" } };
      return {
        ...state,
        tickets: [],
        timeslot: null,
        outcome: { status: "success", created: action.created, amount: action.amount, seats: action.seats },
      };
    case "refused":
      // Lines of an old price list cannot be bought any more.
      return {
        ...state,
        tickets: action.code === "price_changed" ? [] : state.tickets,
        outcome: { status: "error", code: action.code },
      };
    default:
      return state;
  }
}

/** The whole life of the widget as one function: testable without a browser. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "loaded":
      return state.step === "default" ? { ...state, step: firstStep(action.info) } : state;
    case "add":
      return { ...state, tickets: addTicket(state.tickets, action.line) };
    case "remove":
      return { ...state, tickets: removeTicket(state.tickets, action.line) };
    case "choose-timeslot":
      return chooseTimeslot(state, action.group, action.timeslot);
    case "show-discounts":
      return { ...state, step: "discounts", group: action.group };
    case "show-start":
      return { ...state, step: firstStep(action.info), outcome: { status: "idle" } };
    case "reset-tickets":
      return resetTickets(state);
    case "reset-view":
      return { ...initialBookingState, discarded: state.discarded, tickets: state.tickets };
    case "restore":
      return restore(state);
    case "forget-discarded":
      return { ...state, discarded: null };
    default:
      return outcomeReducer(state, action);
  }
}
