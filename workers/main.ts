import * as build from "virtual:react-router/server-build";
import { definitions as modules } from "~/modules/definitions";
import { createApp } from "./app";
import { housekeeping } from "./jobs/housekeeping";
import { pageRenderer } from "./answers/pages";

export { Screening } from "./box-office/screening";

const app = createApp({ renderPage: pageRenderer(build, import.meta.env.MODE), modules });

export default {
  fetch: app.fetch,
  scheduled: (controller, env, ctx) => ctx.waitUntil(housekeeping(env, controller.scheduledTime)),
} satisfies ExportedHandler<Env>;
