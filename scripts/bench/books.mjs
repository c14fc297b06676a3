// The books of orders and money, held against themselves: each question finds what must not be.
const questions = {
  "an order that has its tickets was paid, to the cent": `
    SELECT o.id FROM orders o WHERE o.status IN ('paid', 'fulfilled') AND o.total_cents - o.voucher_cents <>
      (SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.order_id = o.id AND p.status = 'captured')`,
  "what vouchers pay of an order that has its tickets was taken of them": `
    SELECT o.id FROM orders o WHERE o.status IN ('paid', 'fulfilled') AND o.voucher_cents <>
      (SELECT coalesce(-sum(m.cents), 0) FROM voucher_movement m WHERE m.order_id = o.id)`,
  "an order that is paid has a ticket for each of its places": `
    SELECT o.id FROM orders o WHERE o.status IN ('paid', 'fulfilled') AND
      (SELECT sum(l.amount) FROM order_line l WHERE l.order_id = o.id AND l.ended_with IS NULL) <>
      (SELECT count(*) FROM ticket t JOIN order_line l ON l.id = t.order_line_id WHERE l.order_id = o.id AND t.status <> 'void')`,
  "no ticket is good without an order that was paid": `
    SELECT t.id FROM ticket t JOIN order_line l ON l.id = t.order_line_id JOIN orders o ON o.id = l.order_id
      WHERE t.status <> 'void' AND o.status NOT IN ('paid', 'fulfilled', 'partially_refunded')`,
  "no place has two good tickets": `
    SELECT event_id, unit_id FROM ticket WHERE status <> 'void' GROUP BY event_id, unit_id HAVING count(*) > 1`,
  "no more goes back than was taken": `
    SELECT p.id FROM payment p WHERE p.cents < (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.payment_id = p.id)`,
  "every change of an order is in its trail, once": `
    SELECT o.id FROM orders o WHERE o.revision <> (SELECT count(*) FROM order_event e WHERE e.order_id = o.id)
      OR o.revision <> (SELECT max(e.seq) FROM order_event e WHERE e.order_id = o.id)
      OR o.status <> (SELECT e.status FROM order_event e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1)`,
};

/** What is broken in the books of a database, in words; empty when all is well. */
export async function brokenBooks(db) {
  const found = await Promise.all(
    Object.entries(questions).map(async ([rule, sql]) => {
      const { results } = await db.prepare(sql).all();
      return results.length === 0 ? [] : [`${rule}: ${results.length} times not`];
    }),
  );
  return found.flat();
}

/** How many good tickets of a screening there are, and of how many orders. */
export const ticketsOf = (db, event) =>
  db
    .prepare(
      `SELECT count(*) AS tickets, count(DISTINCT l.order_id) AS orders FROM ticket t JOIN order_line l ON l.id = t.order_line_id
       WHERE t.event_id = ? AND t.status <> 'void'`,
    )
    .bind(event)
    .first();
