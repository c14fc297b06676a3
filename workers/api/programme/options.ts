import { createRoute, z } from "@hono/zod-openapi";
import { filterOptionSchema } from "~/domain/programme/schema";
import { listOptions, listSeriesOptions, listTags } from "../../db/programme/options";
import { json, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";

/** A list of options at one path; names in the language of `lang`. */
const optionRoute = <const Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: "get",
    path,
    // Of series there is a list by name, too, which moves with the programme.
    cache: path === "/api/series/" ? "programme" : "structure",
    summary,
    tags: ["Filters"],
    request: { query: langQuery },
    responses: { 200: json(z.array(filterOptionSchema), "The options in the order of the house"), ...malformed },
  });

export const options = newRouter()
  .openapi(optionRoute("/api/rooms/", "Rooms"), async (c) =>
    c.json(await listOptions(c.var.db, "rooms", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/event-types/", "Types of events"), async (c) =>
    c.json(await listOptions(c.var.db, "event_types", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/exhibition-types/", "How productions are shown"), async (c) =>
    c.json(await listOptions(c.var.db, "exhibition_types", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/event-tags/", "Categories of events"), async (c) =>
    c.json(await listTags(c.var.db, "event", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/production-tags/", "Categories of films"), async (c) =>
    c.json(await listTags(c.var.db, "production", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/series/", "Series as options of the filter"), async (c) =>
    c.json(await listSeriesOptions(c.var.db, c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/genres/", "Genres"), async (c) =>
    c.json(await listOptions(c.var.db, "genres", c.var.facts.lang), 200),
  )
  .openapi(optionRoute("/api/seasons/", "Seasons"), async (c) =>
    c.json(await listOptions(c.var.db, "seasons", c.var.facts.lang), 200),
  );
