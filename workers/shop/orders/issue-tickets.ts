import type { HoldView } from "~/domain/box-office/model";
import { ticketCode } from "~/domain/orders/ticket-code";
import { ticket } from "../../db/schema/box-office";
import type { OrderRecord, Statement } from "../../db/shop/orders";
import type { Ordering } from "./ordering";

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
