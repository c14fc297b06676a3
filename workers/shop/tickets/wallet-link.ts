import { fail, ok, type Result } from "~/domain/common/errors";
import { logSecurityEvent } from "~/server/log.server";
import {
  googleWalletKeys,
  type GoogleWalletEnvironment,
  type GoogleWalletKeys,
} from "../../backends/wallets/google-keys";
import { googleWalletUrl } from "./google-wallet";
import type { OrderRecord } from "../../db/shop/orders";
import type { Ordering } from "../orders/ordering";
import { toldTickets } from "./ticket-file";

/** The keys to save tickets with; null where there are none, and where they are half there, which stands in the log. */
export function walletKeys(env: GoogleWalletEnvironment): GoogleWalletKeys | null {
  const keys = googleWalletKeys(env);
  if (keys.ok) return keys.value;
  logSecurityEvent("misconfigured", keys.detail);
  return null;
}

/**
 * Where a ticket of an order is saved into a wallet, in the order's language. `not_found` where the house saves none, and for
 * every ticket that cannot open a door any more: void, replaced, used.
 */
export async function walletLink(ordering: Ordering, record: OrderRecord, code: string): Promise<Result<string>> {
  const keys = walletKeys(ordering.env);
  const ticket = record.tickets.find(({ id, status }) => id === code && status === "issued");
  if (!keys || !ticket) return fail("not_found");
  const told = await toldTickets(ordering, record, { tickets: [ticket], hasStills: false });
  const [sheet] = told?.sheets ?? [];
  const about = told?.showOf.get(ticket.eventId);
  const line = record.lines.find(({ id }) => id === ticket.orderLineId);
  if (!told || !sheet || !about || !line) return fail("not_found");
  return ok(
    await googleWalletUrl(
      keys,
      {
        event: ticket.eventId,
        id: ticket.id,
        code: sheet.code,
        lang: told.lang,
        house: sheet.house,
        title: sheet.title,
        place: sheet.place,
        start: about.start,
        end: about.show.date_end,
        row: ticket.row,
        seat: ticket.seat,
        kind: line.name,
        name: record.order.name,
        order: record.order.number,
        qr: sheet.qr,
        accent: sheet.accent,
      },
      ordering.now,
    ),
  );
}
