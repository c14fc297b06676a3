import * as build from "virtual:react-router/server-build";
import { definitions as modules } from "~/modules/definitions";
import { createApp } from "./app";
import { housekeeping } from "./jobs/housekeeping";
import { pageRenderer } from "./answers/pages";
import { db } from "./db/client";
import { publishDue } from "./publishing/publish-due";
import { sendDueMails } from "./shop/orders/mail/send-due-mails";
import { reconcileOrders } from "./shop/orders/reconcile-orders";
import { noticeOffers } from "./shop/waiting/notice-offers";

export { Screening } from "./box-office/screening";
export { Presence } from "./publishing/presence";

const app = createApp({ renderPage: pageRenderer(build, import.meta.env.MODE), modules });

/** The cron of wrangler.toml that publishes on time and looks after orders; the other one keeps house. */
const everyMinute = "* * * * *";

async function minutely(env: Env, now: number): Promise<void> {
  const database = db(env);
  const orders = { db: database, env, now };
  await Promise.all([
    publishDue({ db: database, env, now, modules }),
    reconcileOrders(orders)
      .then(() => noticeOffers(orders))
      .then(() => sendDueMails(orders)),
  ]);
}

export default {
  fetch: app.fetch,
  scheduled: ({ cron, scheduledTime: now }, env, ctx) =>
    ctx.waitUntil(cron === everyMinute ? minutely(env, now) : housekeeping(env, now)),
} satisfies ExportedHandler<Env>;
