import { data, redirect, type ActionFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { refusalOf, type Refusal } from "~/domain/booking/refusal";
import { fields, parseBookingForm, typedValues, type FormError } from "./booking-form-data";

/** What the booking form shows again after a refusal. */
export interface BookingActionData {
  values: Record<string, string>;
  errors: FormError[];
  refused: Refusal | null;
}

const uuid = /^[0-9a-f-]{36}$/i;

/**
 * The event page's form without JavaScript: holds the tickets and sends the visitor to the cart, or
 * shows the form again with what was typed and what is wrong. The API's cart cookie comes with the answer.
 */
export async function bookingAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const again = (errors: FormError[], refused: Refusal | null, status: number) =>
    data<BookingActionData>({ values, errors, refused }, { status });

  const api = apiFrom(context);
  const info = await api.booking(Number(params.id));
  const parsed = parseBookingForm(form, info);
  if (!parsed.ok) return again(parsed.errors, null, 400);

  const given = values[fields.key] ?? "";
  const result = await api.addToCart(parsed.request, uuid.test(given) ? given : crypto.randomUUID());
  if (!result.ok) return again([], refusalOf(result.code), 409);
  return redirect(new URL(result.value.cart_url, request.url).pathname, 303);
}
