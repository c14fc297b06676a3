import type { LocaleCode } from "~/domain/locale/locales";
import type { OrderRecord } from "../../db/shop/orders";
import type { Ordering } from "../orders/ordering";
import { toldTickets } from "./ticket-file";
import type { TicketSheet } from "./ticket-sheet";

/** A ticket as a wallet shows it: every word is there already, in the order's language. */
export interface WalletTicket {
  event: number;
  /** The ticket's own id; people read it out as the sheet's `code`. */
  id: string;
  lang: LocaleCode;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  /** Null where seats have no numbers. */
  row: string | null;
  seat: string | null;
  kind: string;
  name: string;
  order: string;
  /** As it is on paper, and with the same code for scanners. */
  sheet: TicketSheet;
}

/** A ticket of an order by its id; null for every one that cannot open a door any more: void, replaced, used. */
export async function walletTicket(
  ordering: Ordering,
  record: OrderRecord,
  code: string,
): Promise<WalletTicket | null> {
  const ticket = record.tickets.find(({ id, status }) => id === code && status === "issued");
  if (!ticket) return null;
  const told = await toldTickets(ordering, record, { tickets: [ticket], hasStills: false });
  const [sheet] = told?.sheets ?? [];
  const about = told?.showOf.get(ticket.eventId);
  const line = record.lines.find(({ id }) => id === ticket.orderLineId);
  if (!told || !sheet || !about || !line) return null;
  return {
    event: ticket.eventId,
    id: ticket.id,
    lang: told.lang,
    start: about.start,
    end: about.show.date_end,
    row: ticket.row,
    seat: ticket.seat,
    kind: line.name,
    name: record.order.name,
    order: record.order.number,
    sheet,
  };
}
