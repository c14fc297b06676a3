import { desk, shop, type Guard } from "./guard.ts";

const orders = "workers/shop/orders";

/** One order, whatever is sent twice and whoever is late. */
export const orderGuards: readonly Guard[] = [
  {
    promise: "a request that was answered is answered alike",
    file: `${orders}/begin-order.ts`,
    guard: "if (before.value) return resume(asking, before.value);",
    judges: shop("orders", "begin-order", "crash-matrix"),
  },
  {
    promise: "one key stands for one request",
    file: `${orders}/begin-order.ts`,
    guard: `known && known.order.bodyHash !== sent.bodyHash ? fail("idempotency_conflict") : ok(known)`,
    without: "ok(known)",
    judges: shop("orders", "begin-order"),
  },
  {
    promise: "a key that can be guessed opens nothing",
    file: `${orders}/begin-order.ts`,
    guard: "key.length < shortestKey",
    without: "key.length === 0",
    judges: shop("orders", "begin-order", "order-api"),
  },
  {
    promise: "a draft is taken up with what the cart holds now",
    file: `${orders}/begin-order.ts`,
    guard: "sameHolds(draft.lines, lines) && isSameUse",
    without: "isSameUse",
    judges: shop("draft-left"),
  },
  {
    promise: "a draft is taken up with the code of its own address alone",
    file: `${orders}/begin-order.ts`,
    guard: "sameHolds(draft.lines, lines) && isSameUse",
    without: "sameHolds(draft.lines, lines)",
    judges: shop("draft-left"),
  },
  {
    promise: "a draft is taken up with the vouchers that pay for it now",
    file: `${orders}/begin-order.ts`,
    guard: " && areSameVouchers",
    judges: shop("draft-left"),
  },
  {
    promise: "a draft is taken up at the fees of now",
    file: `${orders}/begin-order.ts`,
    guard: " && isSameFees",
    judges: shop("draft-left"),
  },
  {
    promise: "nothing is ordered at another sum than was seen",
    file: `${orders}/begin-order.ts`,
    guard: "seen !== undefined && seen !== payableOf(cart.value)",
    without: "false",
    judges: shop("vouchers", "voucher-ends", "fees", "begin-order", "cart-vouchers"),
  },
  {
    promise: "a code is used no more often than it may be",
    file: `${orders}/begin-order.ts`,
    guard: "...(cart.promotion ? [unlessUsedUp(db, id)] : []), ",
    judges: shop("promotion", "promotion-calls"),
  },
  {
    promise: "an order that comes to nothing lets go of its vouchers",
    file: `${orders}/ordering.ts`,
    guard: "...(comesToNothing(order.status, events) ? [releaseVouchers(db, released)] : []),",
    judges: shop("vouchers", "voucher-deaths"),
  },
  {
    promise: "an order is changed only as it was read",
    file: "workers/db/shop/orders.ts",
    guard: "now.revision !== order.revision) return false",
    without: "now.revision !== order.revision) return true",
    judges: [...desk("collect"), ...shop("rename-order", "voucher-races")],
  },
];
