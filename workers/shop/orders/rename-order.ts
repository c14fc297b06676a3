import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { judgeTyped, tidy, type Typed } from "~/domain/orders/contact";
import { ticketStates } from "~/domain/orders/states";
import { mailJob } from "../../db/schema/box-office";
import { readOrder, type OrderRecord } from "../../db/shop/orders";
import { seatedOf } from "./tickets/finish-reseating";
import { happenToTickets } from "./tickets/happen-to-tickets";
import { reissue } from "./tickets/issue-tickets";
import type { Ordering } from "./ordering";

/**
 * Writes an order's tickets to another name. They get new codes, and those that were sent or printed before are replaced: whoever
 * passes tickets on keeps none. Tickets that were let in stay what they are, and the places stay sold throughout: no screening is asked. The mail with the tickets goes out again.
 * `bad_request` naming `name`; `conflict` where there is no ticket to be written anew, or where somebody was faster.
 */
export async function renameOrder(ordering: Ordering, found: OrderRecord, typed: string): Promise<Result<OrderRecord>> {
  const seated = await seatedOf(ordering, found);
  if (!seated.ok) return seated;
  const { order, tickets } = seated.value;
  const asked: Typed = { ...order, name: typed, phone: "", terms: true };
  const problem = judgeTyped(asked, [order.method]).name;
  if (problem) return failFields({ name: problem });
  const issued = tickets.filter(({ status }) => status === "issued");
  if (order.erasedAt !== null) return fail("conflict", "Whose it was is erased");
  if (!ticketStates.has(order.status) || issued.length === 0) return fail("conflict", "No ticket can be written anew");
  const { name } = tidy(asked);
  if (name !== order.name) {
    // Where a door lets one in at this moment its place has a ticket that is good, and nothing happens.
    const happened = await happenToTickets(ordering, seated.value, {
      events: ["renamed"],
      set: { name },
      statements: [
        ...reissue(
          ordering,
          issued.map((old) => ({ old })),
        ),
        ordering.db.insert(mailJob).values({
          key: `order-renamed/${order.id}/${order.revision}`,
          orderId: order.id,
          template: "confirmation",
          lang: order.lang,
          status: "queued",
          nextAt: ordering.now,
        }),
      ],
    });
    if (!happened.ok) return happened;
    if (!happened.value) return fail("conflict", "Somebody else has changed this order");
  }
  const after = await readOrder(ordering.db, { id: order.id });
  return after ? ok(after) : fail("not_found");
}
