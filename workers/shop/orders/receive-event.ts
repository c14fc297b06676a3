import { fail, ok, type Result } from "~/domain/common/errors";
import { logSecurityEvent } from "~/server/log.server";
import { paymentsOf } from "../../backends/payments/payments";
import { webhookEvent } from "../../db/schema/webhooks";
import { orderOfPayment } from "../../db/shop/orders";
import type { Ordering } from "./ordering";
import { settlePayment } from "./settle-payment";

/**
 * An event of a provider: the occasion to ask it about a payment. What it says besides is believed nothing. Fails with
 * `forbidden` without a good signature, and with `overloaded` where it could not be followed: the provider sends it again.
 */
export async function receiveEvent(
  ordering: Omit<Ordering, "by">,
  providerId: string,
  { body, signature, correlationId }: { body: string; signature: string; correlationId: string },
): Promise<Result<null>> {
  const providers = paymentsOf(ordering.env);
  if (!providers.ok) return providers;
  const provider = providers.value.byId(providerId);
  if (!provider) return fail("not_found");
  const event = await provider.event(body, signature);
  if (!event) {
    logSecurityEvent("forbidden", "an event of a provider without a good signature");
    return fail("forbidden");
  }
  const { db, now } = ordering;
  const order = await orderOfPayment(db, event.payment);
  // Not ours, or of a test at the provider: sent again it would be no more.
  if (order !== null) {
    const settled = await settlePayment({ ...ordering, by: { actor: "webhook", correlationId } }, order, event.payment);
    if (!settled.ok) return settled;
  }
  await db
    .insert(webhookEvent)
    .values({ provider: provider.id, id: event.id, type: event.type, receivedAt: now })
    .onConflictDoNothing();
  return ok(null);
}
