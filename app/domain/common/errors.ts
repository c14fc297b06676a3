/**
 * Every error the system answers with, and its HTTP status: the one table from code to status.
 * Titles are for developers; pages show their own words for a code.
 */
export const errorTable = {
  bad_request: { status: 400, title: "The request is malformed" },
  csrf_failed: { status: 403, title: "The request did not come from this site" },
  unauthorized: { status: 401, title: "Sign in first" },
  forbidden: { status: 403, title: "Not allowed" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "Conflict" },
  not_enough_seats: { status: 409, title: "Not enough (connected) seats found." },
  quota_exhausted: { status: 409, title: "The contingent is used up" },
  limit_reached: { status: 409, title: "Too many tickets in one cart" },
  sales_closed: { status: 409, title: "Sales are closed" },
  event_cancelled: { status: 409, title: "The event is cancelled" },
  price_changed: { status: 409, title: "The price list has changed" },
  idempotency_conflict: { status: 409, title: "The idempotency key was used for another request" },
  cart_expired: { status: 409, title: "The cart has expired" },
  too_early: { status: 409, title: "A hold is renewed in its last minutes only" },
  address_needed: { status: 409, title: "Further renewals need an e-mail address that has been checked" },
  hall_contested: { status: 409, title: "Too much of the hall is held unpaid to give anybody more time" },
  too_many_held: { status: 409, title: "Too many unpaid places are held from here" },
  cart_full: { status: 409, title: "The cart holds too many events" },
  only_scattered_seats: { status: 409, title: "Only seats apart from each other are free" },
  single_seat_left: { status: 409, title: "The choice leaves a single seat between others" },
  extensions_used_up: { status: 409, title: "The cart cannot be extended again" },
  other_timeslot: { status: 409, title: "The cart holds another time slot of this event" },
  not_sold_out: { status: 409, title: "There are seats: no need to wait" },
  waiting_list_full: { status: 409, title: "The waiting list is full" },
  seat_taken: { status: 409, title: "The seat is taken" },
  payload_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "The body is of a type that is not read here" },
  proof_needed: { status: 403, title: "Show first that a browser asks" },
  sent_out_of_time: { status: 422, title: "The form was sent too soon after its page was made, or much too late" },
  trap_filled_in: { status: 422, title: "A field that nobody sees was filled in" },
  unprocessable: { status: 422, title: "The request cannot be carried out" },
  precondition_required: { status: 428, title: "A base revision is required" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "an unknown error occurred" },
  website_offline: { status: 503, title: "Website offline" },
  overloaded: { status: 503, title: "Too busy, try again shortly" },
  upstream_failed: { status: 502, title: "A system behind this one failed" },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** One field that is wrong: `path` in dots ("tickets.0.amount"), `message` in plain English. */
export interface FieldError {
  path: string;
  message: string;
}

/** An expected failure, as a value. */
export interface Failure {
  ok: false;
  code: ErrorCode;
  detail: string;
  errors?: FieldError[];
}

/** A failure whose answer says more: members of the problem document of this one alone. */
export interface DetailedFailure extends Failure {
  more?: Readonly<Record<string, unknown>>;
}

/** The outcome of something that may fail in expected ways. */
export type Result<T> = { ok: true; value: T } | Failure;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (code: ErrorCode, detail: string = errorTable[code].title, errors?: FieldError[]): Failure =>
  errors ? { ok: false, code, detail, errors } : { ok: false, code, detail };

/** `bad_request`, with what is wrong by the path of its field. */
export const failFields = (problems: Readonly<Record<string, string>>): Failure =>
  fail(
    "bad_request",
    undefined,
    Object.entries(problems).map(([path, message]) => ({ path, message })),
  );
