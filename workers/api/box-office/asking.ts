import type { Context } from "hono";
import { langParams } from "../contract/lang";
import { positiveInt } from "../contract/query";
import { newRouter, problemAnswer } from "../contract/problem";
import type { ApiEnv } from "../../http/app-env";
import type { DoorAsking } from "../../shop/door/asking";
import { closedToOthers } from "../editing/asking";

/** A request as the commands of the box office are asked. */
export const askingOf = (c: Context<ApiEnv>): DoorAsking => ({
  db: c.var.db,
  env: c.env,
  now: c.var.facts.now,
  lang: c.var.facts.lang,
  actor: c.var.facts.session.staff,
  requestId: c.var.facts.requestId,
});

/** A router for the calls of the box office, for those who sell tickets. What asks for more says so in its route. */
export function boxOfficeRouter() {
  const router = newRouter();
  router.use("/:lang/api/box-office/*", closedToOthers("sell tickets"));
  return router;
}

export const doorParams = langParams.extend({ event: positiveInt });

/** How calls of the box office are refused: spread into `responses`. */
export const refusals = {
  400: problemAnswer("Malformed; the problem names the fields"),
  401: problemAnswer("Nobody is signed in"),
  403: problemAnswer("The role does not allow it, or the request does not come from this site"),
  404: problemAnswer("There is no such show"),
};
