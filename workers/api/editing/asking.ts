import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { whoMay, type Action } from "~/domain/staff/permissions";
import type { ApiEnv } from "../../http/app-env";
import type { Asking } from "../../publishing/asking";
import { langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { readId } from "~/domain/common/id";

/** A request as the editors' commands are asked. */
export const askingOf = (c: Context<ApiEnv>): Asking => ({
  db: c.var.db,
  env: c.env,
  now: c.var.facts.now,
  lang: c.var.facts.lang,
  actor: c.var.facts.session.staff,
  modules: c.env.REQUEST.modules,
  requestId: c.var.facts.requestId,
});

/**
 * Asked before anything that is sent is read: who may not do this learns nothing of the call, not even what a good one
 * looks like. The command asks again, whoever calls it.
 */
export function closedToOthers(action: Action): MiddlewareHandler<ApiEnv> {
  return async function closedToOthersMiddleware(c, next) {
    const asking = whoMay(c.var.facts.session.staff, action);
    return asking.ok ? next() : problem(c, asking);
  };
}

/** A router for calls below these paths that are for those who edit pages. What asks for more says so in its route. */
export function editorsRouter(...paths: string[]) {
  const router = newRouter();
  for (const path of paths) router.use(`/:lang/pageeditor-api/${path}`, closedToOthers("edit pages"));
  return router;
}

/** How calls of the editors are refused: spread into `responses`. */
export const refusals = {
  400: problemAnswer("Malformed; the problem names the fields"),
  401: problemAnswer("Nobody is signed in"),
  403: problemAnswer("The role does not allow it, or the request does not come from this site"),
  404: problemAnswer("There is no such page, or it is in the trash"),
};

/** A number of the address; what is none, is none of these calls. */
const id = z.string().transform((text) => readId(text) ?? 0);

/** The page that a call is about. Content pages are read below the same path by theirs. */
export const pageParams = langParams.extend({ page: id });
export const versionParams = pageParams.extend({ seq: id });
/** The address of a call about a page. */
export const ofPage = <const Rest extends string>(rest: Rest) =>
  `/{lang}/pageeditor-api/page/{page{[1-9][0-9]*}}/${rest}` as const;

/** Whoever would rather name the revision that a change was made on in a header than as `base_rev` of the body. */
export const revisionHeader = z.object({
  "if-match": z
    .string()
    .regex(/^"?\d{1,9}"?$/, "A revision is wanted")
    .optional()
    .meta({ description: "The revision that the change was made on; or `base_rev` in the body" }),
});

/** What is wished for, with the revision that it was made on: the header's, or else its own. */
export const onRevision = <Wish extends object>(
  { "if-match": header }: z.infer<typeof revisionHeader>,
  wish: Wish & { base_rev?: number | undefined },
) => ({ ...wish, base_rev: header === undefined ? wish.base_rev : Number(header.replaceAll('"', "")) });
