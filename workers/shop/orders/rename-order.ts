import { and, eq } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import { judgeTyped, tidy, type Typed } from "~/domain/orders/contact";
import { ticketStates } from "~/domain/orders/states";
import { ticketCode } from "~/domain/orders/ticket-code";
import { mailJob, ticket } from "../../db/schema/box-office";
import { readOrder, type OrderRecord, type OrderRow, type Statement, type TicketRow } from "../../db/shop/orders";
import { happen, type Happening, type Ordering } from "./ordering";

/** The ticket of the same place under a new code. The place stays sold throughout: no screening is asked. */
const reissue = ({ db, now }: Ordering, old: TicketRow): Statement[] => [
  db
    .update(ticket)
    .set({ status: "void" })
    .where(and(eq(ticket.id, old.id), eq(ticket.status, "issued"))),
  db.insert(ticket).values({
    ...old,
    id: ticketCode(crypto.getRandomValues(new Uint8Array(8))),
    reissueOf: old.id,
    issuedAt: now,
  }),
];

/** As `happen`; where a door has let one of the tickets in meanwhile, its place has a ticket that is good, and nothing happens. */
async function changed(ordering: Ordering, order: OrderRow, happening: Happening): Promise<Result<boolean>> {
  try {
    return await happen(ordering, order, happening);
  } catch (error) {
    const now = await readOrder(ordering.db, { id: order.id });
    if (now?.tickets.some(({ status }) => status === "checked_in")) return ok(false);
    throw error;
  }
}

/**
 * Writes an order's tickets to another name. They get new codes, and those that were sent or printed before are replaced: whoever
 * passes tickets on keeps none. Tickets that were let in stay what they are. The mail with the tickets goes out again.
 * `bad_request` naming `name`; `conflict` where there is no ticket to be written anew, or where somebody was faster.
 */
export async function renameOrder(
  ordering: Ordering,
  { order, tickets }: OrderRecord,
  typed: string,
): Promise<Result<OrderRecord>> {
  const asked: Typed = { ...order, name: typed, phone: "", terms: true };
  const problem = judgeTyped(asked, [order.method]).name;
  if (problem) return fail("bad_request", undefined, [{ path: "name", message: problem }]);
  const issued = tickets.filter(({ status }) => status === "issued");
  if (order.erasedAt !== null) return fail("conflict", "Whose it was is erased");
  if (!ticketStates.has(order.status) || issued.length === 0) return fail("conflict", "No ticket can be written anew");
  const { name } = tidy(asked);
  if (name !== order.name) {
    const happened = await changed(ordering, order, {
      events: ["renamed"],
      set: { name },
      statements: [
        ...issued.flatMap((one) => reissue(ordering, one)),
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
