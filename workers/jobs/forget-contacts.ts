import type { Database } from "../db/client";
import { erasing } from "../db/shop/erasure";

const day = 24 * 60 * 60 * 1000;

/**
 * For so long after its last show the house knows whose an order was: until then a card's payment may be disputed (120 days after
 * the show) and somebody may have to be written to. The books, which are kept for seven years (BAO § 132), need sums and taxes
 * but no name: receipts of up to € 400 have none (UStG § 11 Abs. 6).
 */
export const contactKept = 180 * day;
/** In one run, so that nobody waits for it; the rest follows in ten minutes. */
const ordersPerRun = 100;

/** Erases names and addresses of orders whose shows were over long ago. `now` in epoch ms. One batch. */
export const forgetContacts = (db: Database, now: number): Promise<unknown> =>
  db.batch(
    erasing(db, {
      now,
      before: now - contactKept,
      userId: null,
      most: ordersPerRun,
      actor: "cron",
      reason: "retention",
    }),
  );
