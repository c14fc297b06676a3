import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { pagedSchema } from "~/domain/common/schema";
import { longestSearch } from "~/domain/productions/query";
import { eventListItemSchema } from "~/domain/programme/schema";
import { resultsPerPage, searchWords } from "~/domain/search/query";
import { searchHitSchema, searchOverviewSchema, suggestionSchema } from "~/domain/search/schema";
import { otherCategories } from "../../db/search/categories";
import { findEvents, findOthers } from "../../db/search/find";
import { overviewOf, suggestionsFor } from "../../db/search/overview";
import type { ApiEnv } from "../../http/app-env";
import { json, langParams, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { pageParam, pageSizeParam } from "../contract/query";
import { pageOf, pastTheEnd } from "../contract/reading";

/** What is looked for; case and diacritics do not matter, the last letters of every word may be missing. */
const text = z
  .string()
  .max(longestSearch, `At most ${longestSearch} characters are wanted`)
  .refine((value) => searchWords(value).length > 0, "A word is wanted")
  .meta({
    description: "Words; case and diacritics do not matter, and each may be unfinished",
    examples: ["nosferatu"],
  });

const query = z.object({ query: text });
const paged = query.extend({ page: pageParam, page_size: pageSizeParam });
const ofOthers = paged.extend({
  category: z.enum(otherCategories).optional().meta({ description: "Only these; nothing: all that is no event" }),
});

/** Every call has an address without a language, which its query may name, and one for each language. */
const common = { method: "get" as const, cache: "searched" as const, tags: ["Search"] };

const autocomplete = {
  ...common,
  summary: "What the field of the search proposes while somebody types",
  description: "Films, showings to come, then texts, people, series and what belongs to the house: ten at most.",
  responses: { 200: json(z.array(suggestionSchema), "The nearest of each kind first"), ...malformed },
};
const overview = {
  ...common,
  summary: "The best of everything that matches, with counts, or what may have been meant",
  responses: { 200: json(searchOverviewSchema, "Counts, showings and the best of the rest"), ...malformed },
};
const events = {
  ...common,
  summary: "Events that match: those to come first, soonest first",
  responses: { 200: json(pagedSchema(eventListItemSchema), "One page of events"), ...malformed, ...pastTheEnd },
};
const others = {
  ...common,
  summary: "Everything else that matches, the nearest first",
  responses: { 200: json(pagedSchema(searchHitSchema), "One page"), ...malformed, ...pastTheEnd },
};

const inLanguage = <Query extends z.ZodObject>(query: Query) => ({ params: langParams, query });
const anywhere = {
  query: { query: query.extend(langQuery.shape) },
  paged: { query: paged.extend(langQuery.shape) },
  ofOthers: { query: ofOthers.extend(langQuery.shape) },
};

const asked = (c: Context<ApiEnv>, text: string) => ({ ...c.var.facts, text });

async function someEvents(c: Context<ApiEnv>, { query: text, ...page }: z.output<typeof paged>) {
  return pageOf(c, page, resultsPerPage, await findEvents(c.var.db, asked(c, text), page));
}

async function someOthers(c: Context<ApiEnv>, { query: text, ...page }: z.output<typeof ofOthers>) {
  return pageOf(c, page, resultsPerPage, await findOthers(c.var.db, asked(c, text), page));
}

const suggestions = async (c: Context<ApiEnv>, text: string) =>
  c.json(await suggestionsFor(c.var.db, asked(c, text)), 200);
const everything = async (c: Context<ApiEnv>, text: string) => c.json(await overviewOf(c.var.db, asked(c, text)), 200);

/** The search of the site. */
export const search = newRouter()
  .openapi(createRoute({ ...autocomplete, path: "/api/search/autocomplete/", request: anywhere.query }), (c) =>
    suggestions(c, c.req.valid("query").query),
  )
  .openapi(createRoute({ ...overview, path: "/api/search/", request: anywhere.query }), (c) =>
    everything(c, c.req.valid("query").query),
  )
  .openapi(createRoute({ ...events, path: "/api/search/events/", request: anywhere.paged }), (c) =>
    someEvents(c, c.req.valid("query")),
  )
  .openapi(createRoute({ ...others, path: "/api/search/others/", request: anywhere.ofOthers }), (c) =>
    someOthers(c, c.req.valid("query")),
  )
  .openapi(
    createRoute({ ...autocomplete, path: "/{lang}/api/search/autocomplete/", request: inLanguage(query) }),
    (c) => suggestions(c, c.req.valid("query").query),
  )
  .openapi(createRoute({ ...overview, path: "/{lang}/api/search/", request: inLanguage(query) }), (c) =>
    everything(c, c.req.valid("query").query),
  )
  .openapi(createRoute({ ...events, path: "/{lang}/api/search/events/", request: inLanguage(paged) }), (c) =>
    someEvents(c, c.req.valid("query")),
  )
  .openapi(createRoute({ ...others, path: "/{lang}/api/search/others/", request: inLanguage(ofOthers) }), (c) =>
    someOthers(c, c.req.valid("query")),
  );
