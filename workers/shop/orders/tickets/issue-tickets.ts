import { and, eq } from "drizzle-orm";
import type { HoldView } from "~/domain/box-office/model";
import { ticketCode } from "~/domain/orders/ticket-code";
import { ticket } from "../../../db/schema/box-office";
import type { OrderRecord, Statement, TicketRow } from "../../../db/shop/orders";
import type { Ordering } from "../ordering";

/** The seats of each line, as the screenings have sold them: they may be others than were held, if the money came late. */
function seatsOfLines({ lines }: OrderRecord, holds: readonly HoldView[]) {
  return lines.map((line) => ({
    line,
    seats:
      holds
        .find(({ id }) => id === line.holdId)
        ?.seats.filter(({ price, pool }) => price === line.priceLineId && pool === line.seatGroupId) ?? [],
  }));
}

/** One ticket for each seat and place of an order: to be written with the order's being paid, so that it is done once. */
export const ticketsFor = ({ db, now }: Ordering, record: OrderRecord, holds: readonly HoldView[]): Statement[] =>
  seatsOfLines(record, holds).flatMap(({ line, seats }) =>
    seats.map(({ id: unitId, kind, row, seat }) =>
      db.insert(ticket).values({
        id: ticketCode(crypto.getRandomValues(new Uint8Array(8))),
        orderLineId: line.id,
        eventId: line.eventId,
        unitId,
        kind,
        row,
        seat,
        status: "issued",
        issuedAt: now,
      }),
    ),
  );

/** A ticket that was not used, and the seat it is for from now on where that is another one. */
export interface Reissue {
  old: TicketRow;
  seat?: Pick<TicketRow, "unitId" | "kind" | "row" | "seat">;
}

/** Tickets under new codes, in the place of those that were given out. */
export const reissue = ({ db, now }: Ordering, tickets: readonly Reissue[]): Statement[] => [
  // All of them before any new one: tickets may have changed places.
  ...tickets.map(({ old }) =>
    db
      .update(ticket)
      .set({ status: "void" })
      .where(and(eq(ticket.id, old.id), eq(ticket.status, "issued"))),
  ),
  ...tickets.map(({ old, seat }) =>
    db.insert(ticket).values({
      ...old,
      ...seat,
      id: ticketCode(crypto.getRandomValues(new Uint8Array(8))),
      reissueOf: old.id,
      issuedAt: now,
    }),
  ),
];
