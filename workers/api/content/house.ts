import { z } from "@hono/zod-openapi";
import { personDetailSchema, personPageSchema } from "~/domain/people/schema";
import { venuePageSchema } from "~/domain/venues/page-schema";
import { venueSchema } from "~/domain/venues/schema";
import { listEnsemble, readPerson } from "../../db/content/people";
import { readVenue } from "../../db/content/venue-page";
import { listVenues } from "../../db/content/venues";
import { newRouter } from "../contract/problem";
import { found, recordRoute, wholeRoute } from "../contract/reading";

const tags = ["House"];

const persons = wholeRoute("/{lang}/api/persons/", z.array(personDetailSchema), {
  cache: "structure",
  summary: "The members of the house",
  tags,
  answer: "In their order",
});
const person = recordRoute("/{lang}/api/persons/{id}/", personPageSchema, {
  cache: "structure",
  summary: "A member of the house",
  tags,
  answer: "The person",
  none: "No such person",
});
const venues = wholeRoute("/{lang}/api/venues/", z.array(venueSchema), {
  cache: "structure",
  summary: "Venues with their rooms",
  tags,
  answer: "In their order",
});
const venue = recordRoute("/{lang}/api/venues/{id}/", venuePageSchema, {
  cache: "structure",
  summary: "A venue with its rooms",
  tags,
  answer: "The venue",
  none: "No such venue",
});

/** Who works here and where that is. */
export const house = newRouter()
  .openapi(persons, async (c) => c.json(await listEnsemble(c.var.db, c.var.facts.lang), 200))
  .openapi(person, async (c) => {
    const { db, facts } = c.var;
    return found(c, await readPerson(db, c.req.valid("param").id, facts), "No such person");
  })
  .openapi(venues, async (c) => c.json(await listVenues(c.var.db, c.var.facts), 200))
  .openapi(venue, async (c) => {
    const { db, facts } = c.var;
    return found(c, await readVenue(db, c.req.valid("param").id, facts), "No such venue");
  });
