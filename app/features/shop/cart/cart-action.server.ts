import { data, redirect, redirectDocument, type ActionFunctionArgs } from "react-router";
import type { Api } from "~/api/client";
import { refusalOf } from "~/domain/booking/refusal";
import { errorTable, fail, type Result } from "~/domain/common/errors";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { requestContext } from "~/server/context";
import { cartElsewhere } from "./cart-elsewhere.server";
import { offerAction } from "./offer/offer.server";
import { parseCartForm, type CartAnswer, type CartCommand } from "./cart-intent";
import { holdAgain } from "./hold-again.server";

function carryOut(api: Api, command: Exclude<CartCommand, { intent: "retry" }>): Promise<Result<unknown>> {
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
  }
}

/** What the same form has to say to take seats apart from each other. */
function acceptFields(command: CartCommand): CartAnswer["accept"] {
  if (command.intent !== "amount") return null;
  const { event, price_id, seat_group, amount } = command;
  return { event, price_id, seat_group, amount, scattered: 1 };
}

/** What holding the cart again is answered, and with which status. */
export async function retryAnswer(api: Api, scattered: boolean): Promise<[CartAnswer, number]> {
  const { held, refused, moved } = await holdAgain(api, scattered);
  const answer: CartAnswer = { intent: "retry", event: null, refused: null, accept: null, moved };
  if (!refused) return [answer, 200];
  const { title, failure } = refused;
  const reason = refusalOf(failure.code);
  const accept = reason === "only_scattered_seats" ? { scattered: 1 } : null;
  // Where some of it is held again it is no failure: the page is to be made anew.
  return [{ ...answer, refused: reason, accept, about: title }, held > 0 ? 200 : errorTable[failure.code].status];
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
  const leave = () => redirect(new URL(request.url).pathname.replace(/\.data$/, ""), 303);
  if (command.intent === "retry") {
    const [answer, status] = await retryAnswer(api, command.scattered);
    const isNews = answer.refused !== null || answer.moved?.length !== 0;
    return isNews || form.has("enhanced") ? data(answer, { status }) : leave();
  }
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
  return leave();
}
