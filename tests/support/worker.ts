import { definitions as modules } from "~/modules/definitions";
import { createApp } from "../../workers/app";

export { Screening } from "../../workers/box-office/screening";
export { Presence } from "../../workers/publishing/presence";

/**
 * The Worker below React Router: pages answer a recognisable document, everything else is the
 * product. React Router's server build exists only after a build, so page tests run in the browser.
 */
const app = createApp({
  modules,
  renderPage: (request) =>
    Promise.resolve(
      new Response(`<!doctype html><title>page</title><p>${new URL(request.url).pathname}</p>`, {
        headers: { "content-type": "text/html; charset=utf-8" },
      }),
    ),
});

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
