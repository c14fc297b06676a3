import type { CartRequest } from "~/domain/booking/schema";
import { salePhase } from "~/domain/box-office/sale";
import { fail, failFields, ok, type Failure, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { addAtProvider as send, type ProviderCart } from "../backends/provider-cart";
import type { Screenable } from "../box-office/screenings";
import type { Asking } from "./asking";

/** Tickets that are in a cart of somebody else's shop. */
export interface AddedElsewhere {
  elsewhere: ProviderCart;
  /** Of the visitor, so that what follows comes into the same cart. */
  cartKey: string;
}

/** Why an order is none for this event; null if it is one. */
function wrongOrder({ facts, config }: Screenable, { tickets }: CartRequest, now: number): Failure | null {
  const phase = salePhase(
    { ...facts.event, salesStart: config.salesStart, salesEnd: config.salesEnd, sales: null },
    now,
  );
  if (phase !== "open") return fail(phase === "cancelled" ? "event_cancelled" : "sales_closed");
  const unknown = tickets.findIndex(
    (line) =>
      !config.prices.some(
        ({ id, pool, saleType }) => id === line.price_id && pool === line.seat_group && saleType === line.sale_type_id,
      ),
  );
  if (unknown >= 0) return failFields({ [`tickets.${unknown}.price_id`]: "is no price of this event" });
  return tickets.reduce((sum, { amount }) => sum + amount, 0) > config.maxPerCart ? fail("limit_reached") : null;
}

/**
 * Hands an order for an event that a shop of somebody else sells to that shop; nothing is held here. What the house can
 * judge it judges itself. Fails like the shop's cart.
 */
export async function addElsewhere(
  { env, lang, now }: Asking,
  screenable: Screenable,
  body: CartRequest,
  { cartKey, idempotencyKey }: { cartKey: string; idempotencyKey: string },
): Promise<Result<AddedElsewhere>> {
  const { facts } = screenable;
  const wrong = wrongOrder(screenable, body, now);
  if (wrong) return wrong;
  const order = {
    event: facts.event.idJet,
    timeslot: facts.slots.find(({ id }) => id === body.timeslot)?.timeStart ?? null,
    tickets: body.tickets,
    scattered: body.scattered === true,
    lang,
    cart: await sha256(`provider ${cartKey}`),
  };
  const sent = await send(env, facts.shop, order, idempotencyKey);
  return sent.ok ? ok({ elsewhere: sent.value, cartKey }) : sent;
}
