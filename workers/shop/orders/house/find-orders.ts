import { ok, type Result } from "~/domain/common/errors";
import type { FoundOrders } from "~/domain/house-orders/schema";
import { scannedParts, typedCode } from "~/domain/orders/ticket-code";
import { readShows } from "../../../db/shop/cancelled";
import { eventsOfOrders, searchOrders } from "../../../db/shop/house-orders";
import type { OrderRow } from "../../../db/shop/orders";
import { atDoor, teller, type DoorAsking } from "../../door/asking";

const mostFound = 40;
/** More are read where a letter stands for those with an accent: not all of them are meant. */
const mostRead = 200;
/** What the database takes of a pattern, in bytes; what is longer is compared here. */
const longestPattern = 48;

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const patternOf = (text: string): string => `%${text.slice(0, longestPattern - 2)}%`;

/** As it was typed; and with any letter where there may be one with an accent, of which the database knows nothing. */
function patternsOf(text: string) {
  const plain = folded(text).replaceAll(/[^a-z0-9@. -]/gu, "_");
  return { exact: patternOf(plain), vague: patternOf(plain.replaceAll(/[acdeginorstuyz]/gu, "_")) };
}

const isMeant = ({ name, email }: OrderRow, text: string): boolean =>
  [name, email].some((field) => folded(field).includes(folded(text)));

/** What somebody means with a text: the code of a ticket, typed or scanned, is known by its form alone. */
async function meant({ db }: DoorAsking, text: string): Promise<OrderRow[]> {
  const code = scannedParts(text)?.code ?? typedCode(text);
  const byCode = code === null ? [] : await searchOrders(db, { code }, 1);
  if (byCode.length > 0) return byCode;
  if (/^\d[\d\s-]*$/.test(text))
    return searchOrders(db, { figures: text.replaceAll(/\D/g, "").slice(0, 40) }, mostFound + 1);
  const rows = await searchOrders(db, patternsOf(text), mostRead);
  return rows.filter((row) => isMeant(row, text));
}

/**
 * Orders by their number or a piece of it, by a piece of name or address (accents or none), or by the code of one of their
 * tickets, also one that is void: the newest first. An empty text finds none. Fails with `unauthorized` or `forbidden`.
 */
export async function findOrders(asking: DoorAsking, typed: string): Promise<Result<FoundOrders>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const text = typed.trim();
  const rows = text === "" ? [] : await meant(asking, text);
  const shown = rows.slice(0, mostFound);
  const events = await eventsOfOrders(
    asking.db,
    shown.map(({ id }) => id),
  );
  const [tell, shows] = await Promise.all([teller(asking), readShows(asking.db, [...events.values()].flat())]);
  const firstOf = (id: string) =>
    shows
      .filter((show) => events.get(id)?.includes(show.id))
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .at(0);
  const orders = shown.map((row) => {
    const show = firstOf(row.id);
    return {
      number: row.number,
      name: row.name,
      status: row.status,
      method: row.method,
      total_cents: row.totalCents,
      created_at: tell.at(row.createdAt),
      show: show ? tell.show(show) : null,
    };
  });
  return ok({ orders, more: rows.length > shown.length });
}
