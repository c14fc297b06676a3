import type { BookingInfo, CartRequest, PriceLine } from "~/domain/booking/schema";

/** Names of the plain booking form's fields. */
export const amountField = (line: Pick<PriceLine, "id" | "seat_group">): string =>
  `amount-${line.id}-${line.seat_group}`;
export const fields = {
  timeslot: "timeslot",
  key: "idempotency_key",
  event: "event",
  scattered: "scattered",
  proof: "proof",
} as const;

/** What is wrong with a submitted form, by field; texts are made where the form is shown. */
export type FormError =
  | { code: "no_tickets" }
  | { code: "no_timeslot" }
  | { code: "bad_amount"; field: string; value: string; name: string }
  | { code: "too_many"; field: string; max: number; name: string };

export type ParsedBooking = { ok: true; request: CartRequest } | { ok: false; errors: FormError[] };

const wholeNumber = /^\d{1,6}$/;

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}

/** Everything a visitor typed, to show it again. */
export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/**
 * The cart request of a submitted form. Only lines the event really has are looked at: other fields
 * have no effect. Empty fields mean none.
 */
export function parseBookingForm(
  form: FormData,
  info: Pick<BookingInfo, "event" | "seat_groups" | "max_per_cart">,
): ParsedBooking {
  const errors: FormError[] = [];
  const tickets: CartRequest["tickets"] = [];
  for (const line of info.seat_groups.flatMap((group) => group.prices)) {
    const field = amountField(line);
    const value = textOf(form, field);
    if (value !== "" && !wholeNumber.test(value)) {
      errors.push({ code: "bad_amount", field, value: value.slice(0, 20), name: line.name });
      continue;
    }
    const amount = Number(value);
    const max = info.max_per_cart;
    if (amount > max) errors.push({ code: "too_many", field, max, name: line.name });
    else if (amount > 0)
      tickets.push({ price_id: line.id, seat_group: line.seat_group, sale_type_id: line.sale_type_id, amount });
  }
  if (tickets.length === 0 && errors.length === 0) errors.push({ code: "no_tickets" });
  const slots = info.seat_groups.flatMap((group) => group.timeslots);
  const timeslot = slots.find((slot) => String(slot.id) === textOf(form, fields.timeslot));
  if (slots.length > 0 && !timeslot) errors.push({ code: "no_timeslot" });
  if (errors.length > 0) return { ok: false, errors };
  const accepts = form.has(fields.scattered) ? { scattered: true } : {};
  const slot = timeslot ? { timeslot: timeslot.id } : {};
  return { ok: true, request: { event: info.event, ...slot, tickets, ...accepts } };
}
