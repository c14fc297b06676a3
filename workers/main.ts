import * as build from "virtual:react-router/server-build";
import { definitions as modules } from "~/modules/definitions";
import { createApp } from "./app";
import { housekeeping } from "./jobs/housekeeping";
import { pageRenderer } from "./answers/pages";
import { db } from "./db/client";
import { publishDue } from "./publishing/publish-due";

export { Screening } from "./box-office/screening";

const app = createApp({ renderPage: pageRenderer(build, import.meta.env.MODE), modules });

/** The cron of wrangler.toml that publishes on time; the other one keeps house. */
const everyMinute = "* * * * *";

export default {
  fetch: app.fetch,
  scheduled: ({ cron, scheduledTime: now }, env, ctx) =>
    ctx.waitUntil(cron === everyMinute ? publishDue({ db: db(env), env, now, modules }) : housekeeping(env, now)),
} satisfies ExportedHandler<Env>;
