import { data, redirect, redirectDocument, type ActionFunctionArgs } from "react-router";
import type { Api } from "~/api/client";
import { refusalOf } from "~/domain/booking/refusal";
import type { CartItem } from "~/domain/booking/schema";
import { errorTable, fail, ok, type Result } from "~/domain/common/errors";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { requestContext } from "~/server/context";
import { cartElsewhere } from "./cart-elsewhere.server";
import { offerAction } from "./offer/offer.server";
import { parseCartForm, type CartAnswer, type CartCommand } from "./cart-intent";

/** The tickets of an item that is no longer held, as a new request for the same. */
function sameAgain(item: CartItem, scattered: boolean) {
  return {
    ...(scattered && { scattered }),
    event: item.event,
    ...(item.timeslot_id ? { timeslot: item.timeslot_id } : {}),
    tickets: item.lines.map(({ price_id, seat_group, sale_type_id, amount }) => ({
      price_id,
      seat_group,
      sale_type_id,
      amount,
    })),
  };
}

/** Holds every expired item again. Stops at the first refusal: what was held until then stays. */
async function holdAgain(api: Api, scattered: boolean): Promise<Result<unknown>> {
  const cart = await api.cart();
  for (const item of cart.items.filter((candidate) => !candidate.held)) {
    // One after the other: all belong to one cart and one deadline.
    // oxlint-disable-next-line no-await-in-loop
    const result = await api.addToCart(sameAgain(item, scattered), crypto.randomUUID());
    if (!result.ok) return result;
  }
  return ok(null);
}

function carryOut(api: Api, command: CartCommand): Promise<Result<unknown>> {
  switch (command.intent) {
    case "amount":
      return api.changeCartLine({
        event: command.event,
        price_id: command.price_id,
        seat_group: command.seat_group,
        amount: command.amount,
        ...(command.scattered && { scattered: true }),
      });
    case "remove":
      return api.removeFromCart(command.event);
    case "seats":
      return command.units.length === 0
        ? Promise.resolve(fail("unprocessable"))
        : api.changeSeats({ event: command.event, units: command.units });
    case "clear":
      return api.clearCart();
    case "extend":
      return api.extendCart(command.renewal);
    default:
      return holdAgain(api, command.scattered);
  }
}

/** What the same form has to say to take seats apart from each other. */
function acceptFields(command: CartCommand): CartAnswer["accept"] {
  if (command.intent === "retry") return { scattered: 1 };
  if (command.intent !== "amount") return null;
  const { event, price_id, seat_group, amount } = command;
  return { event, price_id, seat_group, amount, scattered: 1 };
}

/**
 * Every change of the cart page, with and without JavaScript. A plain form is answered with a
 * redirect to the cart, so that reloading repeats nothing; a refusal shows the cart with the reason.
 */
export async function cartAction({ request, context }: ActionFunctionArgs, sent?: FormData) {
  const form = sent ?? (await formOf(request));
  const api = apiFrom(context);
  const offered = await offerAction(api, request, form);
  if (offered) return offered;
  const command = parseCartForm(form);
  if (!command) throw data(null, { status: 400 });
  const elsewhere = cartElsewhere(await api.settings(), request, context.get(requestContext).lang);
  if (elsewhere) return redirectDocument(elsewhere, 303);
  const event = "event" in command ? command.event : null;
  const result = await carryOut(api, command);
  const answer = (refused: CartAnswer["refused"]): CartAnswer => ({
    intent: command.intent,
    event,
    refused,
    accept: refused === "only_scattered_seats" ? acceptFields(command) : null,
  });
  if (!result.ok) return data(answer(refusalOf(result.code)), { status: errorTable[result.code].status });
  if (form.has("enhanced")) return data(answer(null));
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ""), 303);
}
