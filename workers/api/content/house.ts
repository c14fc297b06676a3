import { createRoute, z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import { personDetailSchema } from "~/domain/people/schema";
import { venueSchema } from "~/domain/venues/schema";
import { listEnsemble } from "../../db/content/people";
import { venueCards } from "../../db/content/venue-cards";
import { listVenues } from "../../db/content/venues";
import { positiveInt } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";

const tags = ["House"];
const oneOf = { params: langParams.extend({ id: positiveInt }) };
const refusals = { 400: problemAnswer("Malformed id"), 404: problemAnswer("No such record") };

const persons = createRoute({
  method: "get",
  path: "/{lang}/api/persons/",
  cache: "structure",
  summary: "The members of the house",
  tags,
  request: { params: langParams },
  responses: { 200: json(z.array(personDetailSchema), "In their order") },
});
const person = createRoute({
  method: "get",
  path: "/{lang}/api/persons/{id}/",
  cache: "structure",
  summary: "A member of the house",
  tags,
  request: oneOf,
  responses: { 200: json(personDetailSchema, "The person"), ...refusals },
});
const venues = createRoute({
  method: "get",
  path: "/{lang}/api/venues/",
  cache: "structure",
  summary: "Venues with their rooms",
  tags,
  request: { params: langParams },
  responses: { 200: json(z.array(venueSchema), "In their order") },
});
const venue = createRoute({
  method: "get",
  path: "/{lang}/api/venues/{id}/",
  cache: "structure",
  summary: "A venue with its rooms",
  tags,
  request: oneOf,
  responses: { 200: json(venueSchema, "The venue"), ...refusals },
});

/** Who works here and where that is. */
export const house = newRouter()
  .openapi(persons, async (c) => c.json(await listEnsemble(c.var.db, c.var.facts.lang), 200))
  .openapi(person, async (c) => {
    const [found] = await listEnsemble(c.var.db, c.var.facts.lang, c.req.valid("param").id);
    return found ? c.json(found, 200) : problem(c, fail("not_found", "No such person"));
  })
  .openapi(venues, async (c) => c.json(await listVenues(c.var.db, c.var.facts.lang), 200))
  .openapi(venue, async (c) => {
    const { id } = c.req.valid("param");
    const found = (await venueCards(c.var.db, [id], c.var.facts.lang)).get(id);
    return found ? c.json(found, 200) : problem(c, fail("not_found", "No such venue"));
  });
