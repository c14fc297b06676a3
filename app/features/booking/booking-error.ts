import type { ErrorCode, Result } from "~/domain/common/errors";

/** What a visitor can be told about a refused booking: each has a text and a hint in `shop.json`. */
const told = {
  not_enough_seats: "not_enough_seats",
  quota_exhausted: "quota_exhausted",
  limit_reached: "limit_reached",
  sales_closed: "sales_closed",
  event_cancelled: "event_cancelled",
  price_changed: "price_changed",
  cart_expired: "cart_expired",
  overloaded: "overloaded",
  too_many_requests: "overloaded",
  bad_request: "invalid",
  unprocessable: "invalid",
  not_found: "price_changed",
} as const satisfies Partial<Record<ErrorCode, string>>;

export type BookingErrorCode = (typeof told)[keyof typeof told] | "offline" | "unknown";

/** The visitor's error for a code of the API. */
export function bookingErrorOf(code: ErrorCode): BookingErrorCode {
  return code in told ? told[code as keyof typeof told] : "unknown";
}

/**
 * True if the answer decides the attempt: the request was understood and granted or refused. Otherwise
 * nobody knows whether it was carried out, and a retry must carry the same idempotency key.
 */
export function isDefinite(result: Result<unknown>): boolean {
  if (result.ok) return true;
  return !["internal", "overloaded", "too_many_requests", "upstream_failed", "website_offline"].includes(result.code);
}
