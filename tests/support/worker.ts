import { definitions as modules } from "~/modules/definitions";
import { createApp } from "../../workers/app";
import { Screening as HouseScreening, type ScreeningEnv } from "../../workers/box-office/screening";
import { Presence as HousePresence } from "../../workers/publishing/presence";

/** Ids of the objects that a test file has used, so that the next one finds nothing of them. */
export const screenings = new Set<string>();
export const presences = new Set<string>();

export class Screening extends HouseScreening {
  constructor(state: DurableObjectState, bindings: ScreeningEnv) {
    super(state, bindings);
    screenings.add(state.id.toString());
  }
}

export class Presence extends HousePresence {
  constructor(state: DurableObjectState, bindings: Env) {
    super(state, bindings);
    presences.add(state.id.toString());
  }
}

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
