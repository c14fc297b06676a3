import { z } from "zod";
import { fail, ok, type ErrorCode, type Result } from "~/domain/common/errors";
import { cartAt, cartEndpoint, type ShopSettings } from "~/domain/site/webshop";
import { logError } from "~/server/log.server";
import { limitsOf, type TestLimits } from "./limits";
import { BackendFailure, within } from "./within";

/** What is put into a cart of the shop, in the shop's and the house's own ids. */
export interface ProviderOrder {
  /** The event's id in the shop. */
  event: string;
  /** "HH:MM:SS". */
  timeslot: string | null;
  tickets: readonly { price_id: number; seat_group: number; sale_type_id: number; amount: number }[];
  /** Seats apart from each other will do. */
  scattered: boolean;
  lang: string;
  /** Tells the carts of visitors apart; opens none of the house's. */
  cart: string;
}

const minute = 60_000;
/** What the shop may say of how long it keeps a cart, and what is taken for said where it is silent. */
const longestCart = 24 * 60 * minute;
const usualCart = 15 * minute;

const answerSchema = z.object({
  tickets_quantity: z.int().min(1).max(500),
  cart_url: z.string().max(2_000),
  remaining_ms: z.int().min(1).max(longestCart).default(usualCart),
});
export type ProviderCart = z.infer<typeof answerSchema>;

/** Refusals that a visitor can be told; `code` as in the house's own problem documents. */
const refusals = [
  "not_enough_seats",
  "only_scattered_seats",
  "quota_exhausted",
  "limit_reached",
  "price_changed",
  "cart_full",
  "sales_closed",
  "event_cancelled",
] as const satisfies readonly ErrorCode[];
const refusalSchema = z.object({ code: z.enum(refusals) });

/** Nobody needs more for an address and two numbers. */
const longestAnswer = 20_000;

async function read(answer: Response, shop: ShopSettings): Promise<Result<ProviderCart>> {
  const text = await answer.text();
  if (text.length > longestAnswer) throw new Error("the answer is too long");
  if (answer.status >= 400 && answer.status < 500) {
    const { success, data } = refusalSchema.safeParse(JSON.parse(text));
    if (success) return fail(data.code);
  }
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  const cart = answerSchema.parse(JSON.parse(text));
  const cart_url = cartAt(shop, cart.cart_url);
  if (cart_url === null) throw new Error("the cart is not at the shop's own address");
  return ok({ ...cart, cart_url });
}

/**
 * Puts tickets into a cart of the shop that the settings name. The same key does it once. Fails with the shop's refusal;
 * with `upstream_failed` where it is not to be reached, is too slow, answers nonsense or would lead anywhere but to itself.
 */
export async function addAtProvider(
  env: Env & TestLimits,
  shop: ShopSettings,
  order: ProviderOrder,
  idempotencyKey: string,
): Promise<Result<ProviderCart>> {
  const endpoint = cartEndpoint(shop);
  if (!endpoint) return fail("sales_closed");
  try {
    return await within("provider", limitsOf(env).provider, async (signal) => {
      const answer = await fetch(endpoint.href, {
        method: "POST",
        redirect: "manual",
        signal,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "accept-language": order.lang,
          "idempotency-key": idempotencyKey,
        },
        body: JSON.stringify(order),
      });
      return read(answer, shop);
    });
  } catch (error) {
    logError("the shop's cart", error instanceof BackendFailure ? error.cause : error);
    return fail("upstream_failed");
  }
}
