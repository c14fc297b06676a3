import { createRoute, z } from "@hono/zod-openapi";
import { pagedSchema } from "~/domain/common/schema";
import { filmsPerPage } from "~/domain/productions/query";
import { facetsSchema } from "~/domain/programme/facets-schema";
import { feedEntrySchema, feedOrders } from "~/domain/programme/feed-schema";
import { eventDetailSchema, eventListItemSchema } from "~/domain/programme/schema";
import { programmeFilmsSchema } from "~/domain/productions/schema";
import { readEvent } from "../../db/programme/event-detail";
import { eventFacets } from "../../db/programme/event-facets";
import { listEvents } from "../../db/programme/events";
import { listFeed } from "../../db/programme/feed";
import { programmeFilms } from "../../db/programme/productions";
import {
  eventsQuerySchema,
  facetsQuerySchema,
  optionalId,
  optionalIds,
  optionalWord,
  pageParam,
  programmeFilmsQuerySchema,
} from "../contract/query";
import { json, langParams } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";
import { found, pageOf, pastTheEnd, recordRoute } from "../contract/reading";

const tags = ["Programme"];

const list = createRoute({
  method: "get",
  path: "/{lang}/api/events/",
  cache: "programme",
  summary: "Events in order of the programme",
  description:
    "From today's cinema day on unless `date`, `from` or `to` say otherwise. A show before 05:00 belongs to the day before.",
  tags,
  request: { params: langParams, query: eventsQuerySchema.extend({ ids: optionalIds("events") }) },
  responses: { 200: json(pagedSchema(eventListItemSchema), "One page of events"), ...malformed, ...pastTheEnd },
});

const facets = createRoute({
  method: "get",
  path: "/{lang}/api/events/facets/",
  cache: "programme",
  summary: "Options of every filter with the number of events to come that each leaves",
  description:
    "What has begun or is cancelled is not counted. If nothing matches, `suggestions` are changes that lead to something. None gives up what a visitor needs for access.",
  tags,
  request: { params: langParams, query: facetsQuerySchema },
  responses: { 200: json(facetsSchema, "Counts by option"), ...malformed },
});

const films = createRoute({
  method: "get",
  path: "/{lang}/api/events/films/",
  cache: "programme",
  summary: "The programme by film: each film with its matching showings, then events that are no films",
  description: "Only what is to come: shows that have begun or are cancelled are left out.",
  tags,
  request: { params: langParams, query: programmeFilmsQuerySchema },
  responses: {
    200: json(programmeFilmsSchema, "One page; `count` is of films and other events, `events_count` of every show"),
    ...malformed,
    ...pastTheEnd,
  },
});

const feed = createRoute({
  method: "get",
  path: "/{lang}/api/events/feed/",
  cache: "programme",
  summary: "Events for calendars and news readers",
  description:
    "From today's cinema day on, or the one event that is named; a page of less than 1,000 is the last. `order=new`: the last announced first.",
  tags,
  request: {
    params: langParams,
    query: z.object({
      series: optionalId("series"),
      event: optionalId("event"),
      order: optionalWord(feedOrders, "Order of the list"),
      page: pageParam,
    }),
  },
  responses: { 200: json(z.array(feedEntrySchema), "A page: at most 1,000; 60 of the new ones"), ...malformed },
});

const detail = recordRoute("/{lang}/api/events/{id}/", eventDetailSchema, {
  cache: "programme",
  summary: "One event; past events too",
  tags,
  answer: "The event",
  none: "No such event",
});

export const events = newRouter()
  .openapi(list, async (c) => {
    const query = c.req.valid("query");
    return pageOf(c, query, 10, await listEvents(c.var.db, query, c.var.facts));
  })
  .openapi(facets, async (c) => c.json(await eventFacets(c.var.db, c.req.valid("query"), c.var.facts), 200))
  .openapi(films, async (c) => {
    const query = c.req.valid("query");
    return pageOf(c, query, filmsPerPage, await programmeFilms(c.var.db, query, c.var.facts));
  })
  .openapi(feed, async (c) => c.json(await listFeed(c.var.db, c.req.valid("query"), c.var.facts), 200))
  .openapi(detail, async (c) =>
    found(c, await readEvent(c.var.db, c.req.valid("param").id, c.var.facts), "No such event"),
  );
