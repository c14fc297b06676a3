import { sha256 } from "~/domain/common/sha256";
import { data, redirect, type ActionFunctionArgs } from "react-router";
import type { Api } from "~/api/client";
import type { BookingInfo, CartCreated, CartRequest } from "~/domain/booking/schema";
import { type DetailedFailure, errorTable, type Result } from "~/domain/common/errors";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { idParam, isStatus, orNotFound } from "~/server/not-found";
import { refusalOf, type Refusal } from "~/domain/booking/refusal";
import { joinWaiting } from "../waiting/waiting-action.server";
import { waitIntent, type WaitingAnswer } from "../waiting/waiting-form";
import { fields, parseBookingForm, typedValues, type FormError } from "./booking-form-data";

/** What the booking form shows again after a refusal. */
export interface BookingActionData {
  values: Record<string, string>;
  errors: FormError[];
  refused: Refusal | null;
  /** How the event stood when the form was sent: this answer is kept for nobody else. Null: its screening did not answer. */
  booking: BookingInfo | null;
  /** Of the box office, where it is the way on. */
  phone?: string;
  /** With it a browser gets the proof that is wanted; whose proof was refused presses again. */
  siteKey?: string;
  /** What the form of the waiting list was answered, if it was that one. */
  waiting?: WaitingAnswer;
}

const pageKey = /^[\w-]{22,36}$/;

/** One key for one page and one selection: sent twice it acts once, changed it is a new wish. */
async function keyFor(given: string, request: CartRequest): Promise<string> {
  if (!pageKey.test(given)) return crypto.randomUUID();
  return sha256(`${given} ${JSON.stringify(request)}`);
}

/** Holds the tickets. What a page has held before and is gone by now is asked for anew. */
async function hold(api: Api, request: CartRequest, given: string, proof?: string): Promise<Result<CartCreated>> {
  const result = await api.addToCart(request, await keyFor(given, request), proof);
  return !result.ok && result.code === "cart_expired" ? api.addToCart(request, crypto.randomUUID()) : result;
}

/** For whoever has to show that a browser asks: how one does, and whom to call without. */
async function wayToProve(
  api: Api,
  { code, more }: DetailedFailure,
  hasTried: boolean,
): Promise<Pick<BookingActionData, "phone" | "siteKey">> {
  if (code !== "proof_needed") return {};
  const { contact } = await api.settings();
  const siteKey = more?.["site_key"];
  return { phone: contact.phone, ...(typeof siteKey === "string" && !hasTried && { siteKey }) };
}

/** The sale as it stands; null where its screening does not answer. */
async function bookingNow(api: Api, event: number): Promise<BookingInfo | null> {
  try {
    return await orNotFound(api.booking(event));
  } catch (error) {
    if (isStatus(error, 503)) return null;
    throw error;
  }
}

/**
 * The event page's form without JavaScript: holds the tickets and sends the visitor to the cart, or
 * shows the form again with what was typed and what is wrong. The API's cart cookie comes with the answer.
 */
export async function bookingAction({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const values = typedValues(form);
  const api = apiFrom(context);
  const info = await bookingNow(api, idParam(params.id));
  // What was typed stays where it is.
  if (!info)
    return data<BookingActionData>({ values, errors: [], refused: "overloaded", booking: null }, { status: 503 });
  const again = (errors: FormError[], refused: Refusal | null, status: number) =>
    data<BookingActionData>({ values, errors, refused, booking: info }, { status });
  if (values["intent"] === waitIntent) {
    const { answer, status } = await joinWaiting(api, form, values, info);
    return data<BookingActionData>(
      { values: {}, errors: [], refused: null, booking: info, waiting: answer },
      { status },
    );
  }
  const parsed = parseBookingForm(form, info);
  if (!parsed.ok) return again(parsed.errors, null, 400);

  const result = await hold(api, parsed.request, values[fields.key] ?? "", values[fields.proof]);
  if (!result.ok) {
    const { status } = errorTable[result.code];
    const answer = { values, errors: [], refused: refusalOf(result.code), booking: info };
    return data<BookingActionData>(
      { ...answer, ...(await wayToProve(api, result, fields.proof in values)) },
      { status },
    );
  }
  const { origin } = new URL(request.url);
  const cart = new URL(result.value.cart_url, origin);
  // The address of a cart in the shop of somebody else is checked where it comes from.
  return redirect(cart.origin === origin ? cart.pathname : cart.href, 303);
}
