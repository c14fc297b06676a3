import type { Context } from "hono";
import type { CartCreated } from "~/domain/booking/schema";
import { amountOf } from "~/domain/box-office/pricing";
import { toOffsetIso } from "~/domain/time/zone";
import { houseTimeZone } from "../../db/site/site-settings";
import type { ApiEnv } from "../../http/app-env";
import type { AddedElsewhere } from "../../shop/add-elsewhere";
import type { Added } from "../../shop/add-tickets";
import { cartUrl } from "../../shop/view-cart";
import { setBadge } from "./shop-cookies";

/** The cart in short after tickets were added: from what is known already, without reading it again. */
export async function added(c: Context<ApiEnv>, result: Added | AddedElsewhere): Promise<CartCreated> {
  const { db, facts } = c.var;
  if ("elsewhere" in result) {
    const expires_at = toOffsetIso(facts.now + result.elsewhere.remaining_ms, await houseTimeZone(db));
    setBadge(c, result.elsewhere);
    return { ...result.elsewhere, expires_at };
  }
  const { hold, others } = result;
  const expiresAt = Math.min(hold.expiresAt, ...others.map((item) => item.expiresAt));
  const answer = {
    tickets_quantity: others.reduce((sum, item) => sum + item.quantity, amountOf(hold.lines)),
    cart_url: cartUrl(facts.lang),
    expires_at: toOffsetIso(expiresAt, await houseTimeZone(db)),
    remaining_ms: Math.max(0, expiresAt - facts.now),
  };
  setBadge(c, answer);
  return answer;
}
