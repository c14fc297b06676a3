import { shop, type Guard } from "./guard.ts";

const orders = "workers/shop/orders";

/** Seats for money, or neither. */
export const paymentGuards: readonly Guard[] = [
  {
    promise: "another sum than is due pays for nothing",
    file: `${orders}/settle-payment.ts`,
    guard: "status.cents !== payment.cents ||",
    judges: shop("wrong-sum", "charged", "orders"),
  },
  {
    promise: "another currency pays for nothing",
    file: `${orders}/settle-payment.ts`,
    guard: "status.currency !== payment.currency ||",
    judges: shop("wrong-sum", "stripe", "charged"),
  },
  {
    promise: "a payment is of what its order asks for",
    file: `${orders}/settle-payment.ts`,
    guard: `status.currency !== payment.currency ||
    payment.cents !== payableOf(record.order)`,
    without: "status.currency !== payment.currency",
    judges: shop("orders"),
  },
  {
    promise: "who is late has no code and no voucher that somebody else has by now",
    file: `${orders}/settle-payment.ts`,
    guard: `if (record.order.status === "expired" && hadMore(record.order)) return revive(of, status);`,
    judges: shop("late-money", "promotion", "vouchers", "voucher-races"),
  },
  {
    promise: "money that came in the last moment is not lost with the time",
    file: `${orders}/settle-payment.ts`,
    guard: `if (last.state === "authorized" || last.state === "captured") return onPaid(of, last);`,
    judges: shop("late-money"),
  },
  {
    promise: "an order does not end while a bank has its payment in hand",
    file: `${orders}/settle-payment.ts`,
    guard: `if (last.state === "pending") {`,
    without: "if (false) {",
    judges: shop("late-money", "stripe", "any-order"),
  },
  {
    promise: "an order is over only when its seats are free",
    file: `${orders}/settle-payment.ts`,
    guard: "const freed = await letGo(of.ordering, of.record.lines);",
    without: "const freed = ok(null);",
    judges: shop("crash-matrix", "order-holds", "orders"),
  },
  {
    promise: "an order is paid for once",
    file: `${orders}/settle-payment.ts`,
    guard: "isPaidOtherwise(record, payment))",
    without: "false)",
    judges: shop("late-money", "any-order", "orders", "stripe"),
  },
  {
    promise: "what is settled is settled",
    file: `${orders}/settle-payment.ts`,
    guard: "!payment || isSettled(record, payment, ordering)",
    without: "!payment",
    judges: shop("any-order", "orders", "crash-matrix"),
  },
  {
    promise: "there are no tickets before the money is taken",
    file: `${orders}/settle-payment.ts`,
    guard: `if (taken.state === "pending") return done;`,
    judges: shop("late-money"),
  },
  {
    promise: "there are no tickets for a promise that was not kept",
    file: `${orders}/settle-payment.ts`,
    guard: `if (taken.state !== "captured") {`,
    without: "if (false) {",
    judges: shop("late-money"),
  },
  {
    promise: "of several shows all are sold or none",
    file: `${orders}/confirm-holds.ts`,
    guard: "sold.length === holds.length",
    without: "sold.length > 0",
    judges: shop("late-money", "orders", "order-holds"),
  },
  {
    promise: "where one show is lost the others are free again",
    file: `${orders}/confirm-holds.ts`,
    guard:
      "holds.filter(({ holdId }) => sold.some(({ id }) => id === holdId)),\n    sold,\n  );\n  if (!undone.ok) return undone;\n  return ok({ outcome",
    without: "[],\n    sold,\n  );\n  if (!undone.ok) return undone;\n  return ok({ outcome",
    judges: shop("late-money", "orders", "order-holds"),
  },
  {
    promise: "who has given an order up gets no seats for it",
    file: `${orders}/confirm-holds.ts`,
    guard: `order.status === "cancelled"`,
    without: "false",
    judges: shop("late-money", "any-order", "orders"),
  },
  {
    promise: "seats are kept before anybody is asked for money",
    file: `${orders}/start-payment.ts`,
    guard: "if (!held.ok) return notKept(ordering, record, held);",
    without: "if (!held.ok) await notKept(ordering, record, held);",
    judges: shop("order-holds", "orders", "begin-order"),
  },
  {
    promise: "who was not the one to write brings the holds to where the books are",
    file: `${orders}/start-payment.ts`,
    guard: "begun.value ? ok(record) : await holdsByBooks(ordering, order.id)",
    without: "ok(record)",
    judges: shop("order-holds"),
  },
  {
    promise: "an order is given up only where the money did not come first",
    file: `${orders}/change-order.ts`,
    guard: "if (!ended.value) return settlePayment(ordering, order.id);",
    judges: shop("stripe"),
  },
  {
    promise: "an event without the simulator's signature is none",
    file: "workers/backends/payments/simulator.ts",
    guard: "if (signature !== (await sign(secret, body))) return null;",
    judges: shop("orders", "order-api", "any-order"),
  },
  {
    promise: "an event without Stripe's signature is none",
    file: "workers/backends/payments/stripe.ts",
    guard: "await client.webhooks.constructEventAsync(body, signature, keys.webhook, undefined, crypto)",
    without: "JSON.parse(body)",
    judges: shop("stripe-events", "stripe"),
  },
];
