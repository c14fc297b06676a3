import { asc, eq, sql, type SQL } from "drizzle-orm";
import type { Contributor } from "~/domain/programme/schema";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { creditRole, person, productionPerson } from "../schema/catalogue";
import { eventPerson } from "../schema/programme";
import type { Texts } from "../columns/texts";

const columns = {
  role: creditRole.name,
  id: person.id,
  slug: person.slug,
  name: person.name,
  hasPage: sql<number>`${person.inEnsemble} AND ${person.isOnline}`.as("has_page"),
};

/** Credits of a film, in the order of the roles. */
export const creditsOfProduction = (db: Database, productionId: number | SQL) =>
  db
    .select({ ...columns, slugOfRole: productionPerson.role })
    .from(productionPerson)
    .innerJoin(person, eq(person.id, productionPerson.personId))
    .leftJoin(creditRole, eq(creditRole.slug, productionPerson.role))
    .where(eq(productionPerson.productionId, productionId))
    .orderBy(asc(creditRole.sort), asc(productionPerson.sort), asc(person.id));

/** Credits of an event itself: who performs, reads, introduces. */
export const creditsOfEvent = (db: Database, eventId: number) =>
  db
    .select({ ...columns, slugOfRole: eventPerson.role })
    .from(eventPerson)
    .innerJoin(person, eq(person.id, eventPerson.personId))
    .leftJoin(creditRole, eq(creditRole.slug, eventPerson.role))
    .where(eq(eventPerson.eventId, eventId))
    .orderBy(asc(creditRole.sort), asc(eventPerson.sort), asc(person.id));

type CreditRow = Awaited<ReturnType<typeof creditsOfEvent>>[number];

/** Credits as the API sends them; only members of the house have a page to link to. */
export const toContributors = (rows: readonly CreditRow[], texts: Texts): Contributor[] =>
  rows.map((row) => ({
    role: texts.text("contributors", row.role) || row.slugOfRole,
    name: row.name,
    url: row.hasPage ? pathTo("person", row, texts.lang) : null,
  }));
