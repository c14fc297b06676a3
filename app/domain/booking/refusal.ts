import type { ErrorCode, Result } from "../common/errors";

/** What a visitor can be told about a refused booking or cart change; every entry has a text and a hint in the messages of the shop. */
const told = {
  not_enough_seats: "not_enough_seats",
  quota_exhausted: "quota_exhausted",
  limit_reached: "limit_reached",
  sales_closed: "sales_closed",
  event_cancelled: "event_cancelled",
  price_changed: "price_changed",
  cart_expired: "cart_expired",
  extensions_used_up: "extensions_used_up",
  other_timeslot: "other_timeslot",
  seat_taken: "seat_taken",
  too_early: "too_early",
  hall_contested: "hall_contested",
  address_needed: "address_needed",
  too_many_held: "too_many_held",
  proof_needed: "proof_needed",
  cart_full: "cart_full",
  only_scattered_seats: "only_scattered_seats",
  single_seat_left: "single_seat_left",
  overloaded: "overloaded",
  too_many_requests: "too_many_requests",
  bad_request: "invalid",
  unprocessable: "invalid",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** `offline` and `unknown` are the browser's own: no answer, or one that says nothing. */
export type Refusal = (typeof told)[keyof typeof told] | "offline" | "unknown";

/** The visitor's reason for a code of the API. */
export function refusalOf(code: ErrorCode): Refusal {
  return code in told ? told[code as keyof typeof told] : "unknown";
}

const undecided: readonly ErrorCode[] = [
  "internal",
  "overloaded",
  "too_many_requests",
  "upstream_failed",
  "website_offline",
];

/**
 * True if the answer decides the attempt: the request was understood and granted or refused. Otherwise
 * nobody knows whether it was carried out, and a retry must carry the same idempotency key.
 */
export function isDefinite(result: Result<unknown>): boolean {
  return result.ok || !undecided.includes(result.code);
}
