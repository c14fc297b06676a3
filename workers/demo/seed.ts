import { cinemaDay } from "~/domain/time/cinema-day";
import { createStaff } from "../auth/create-staff";
import { bumpGeneration } from "../cache/generation";
import { db } from "../db/client";
import { reindex } from "../db/search/search-index";
import { storeArtwork } from "./artwork/store";
import { storeFiles } from "./files/store";
import { sellOut } from "./box-office";
import { zone } from "./content/house";
import { clearLarge, seedLarge } from "./large";
import { plannedProgramme } from "./programme/programme";
import type { ArtworkIds } from "./rows/artwork-ids";
import { formStatements } from "./rows/forms";
import { houseStatements } from "./rows/house";
import { eventStatements, filmStatements } from "./rows/programme";
import { articleStatements, siteStatements } from "./rows/site";

export interface SeedOptions {
  /** Epoch milliseconds: the programme is laid around the cinema day of this moment. */
  now: number;
  /** `large` adds thousands of generated films, events and articles for benchmarks. */
  profile: "demo" | "large";
  /** Draws and stores the pictures; without it no record has one. */
  artwork: boolean;
}

export interface SeedReport {
  today: string;
  events: number;
  pictures: number;
  milliseconds: number;
}

const noArtwork: ArtworkIds = new Map();

/**
 * Fills the database with the demo house, or brings an earlier seeding up to date: its records keep
 * their ids, the programme moves to `now`, carts, orders and accounts are left alone. Must not run
 * anywhere but on a local state; nothing of the deployed Worker imports it.
 */
export async function seedDemo(env: Env, { now, profile, artwork }: SeedOptions): Promise<SeedReport> {
  const startedAt = Date.now();
  const database = db(env);
  const today = cinemaDay(now, zone);
  const planned = plannedProgramme(today);
  const pictures = artwork ? await storeArtwork(env, database, now) : noArtwork;
  const art: ArtworkIds = new Map([...pictures, ...(artwork ? await storeFiles(env, database, now) : [])]);
  await env.DB.batch(houseStatements(env.DB, art, now));
  await env.DB.batch(filmStatements(env.DB, art, now));
  await env.DB.batch(eventStatements(env.DB, planned, { art, now }));
  await env.DB.batch([
    ...siteStatements(env.DB, art, { now, today }),
    ...articleStatements(env.DB, art, { now, today }),
    ...formStatements(env.DB, now),
  ]);
  if (profile === "large") await seedLarge(env.DB, { now, today });
  else await clearLarge(env.DB);
  await sellOut(env, database, now);
  await reindex(database);
  await bumpGeneration(env, now);
  return { today, events: planned.length, pictures: pictures.size, milliseconds: Date.now() - startedAt };
}

/** The demo's staff account with a new random password, which is returned once and stored as a hash only. */
export async function seedStaff(env: Env, now: number) {
  const random = crypto.getRandomValues(new Uint8Array(15));
  const password = btoa(String.fromCharCode(...random))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  const person = { email: "team@kino-meridian.example", name: "Marta Weiss", role: "admin" as const };
  return { ...person, id: await createStaff(env, { ...person, password }, now), password };
}
