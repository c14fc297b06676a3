import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ticketCode } from "~/domain/orders/ticket-code";

/** Tickets of a show as the books of the browser tests' house have them after a sale, in row 5. */
export async function soldTickets(event: number, amount: number): Promise<string[]> {
  const order = crypto.randomUUID();
  const [base] = crypto.getRandomValues(new Uint32Array(1));
  const codes = Array.from({ length: amount }, () => ticketCode(crypto.getRandomValues(new Uint8Array(8))));
  const line = Number(base) + 1000;
  const sql = [
    `INSERT INTO orders (id, number, secret_hash, status, lang, name, email, total_cents, created_at, paid_at) VALUES ('${order}', '${order}', '${order}', 'fulfilled', 'de', 'Anna Leitner', 'anna@gmx.example', 1150, 0, 0)`,
    `INSERT INTO order_line (id, order_id, event_id, hold_id, price_line_id, seat_group_id, sale_type_id, name, amount, cents, tax_rate) VALUES (${line}, '${order}', ${event}, 'h', 1, 1, 1, 'Vollpreis', ${amount}, 1150, 13)`,
    ...codes.map(
      (code, at) =>
        `INSERT INTO ticket (id, order_line_id, event_id, unit_id, row, seat, status, issued_at) VALUES ('${code}', ${line}, ${event}, ${line + at}, '5', '${at + 1}', 'issued', 0)`,
    ),
  ].join("; ");
  const args = ["d1", "execute", "DB", "--local", "--persist-to", ".test/state", "--yes", "--command", sql];
  await promisify(execFile)("node_modules/.bin/wrangler", args);
  return codes;
}
