import type { FaultyPart } from "./faults";
import { situations } from "./fault-situations";

/** The database has no hand in it. */
const notOfTheDatabase = new Set(["seats", "report of a missing page"]);

/** What is asked while a part is broken: everything it has a hand in, and what must not notice. */
export const asked: Record<FaultyPart, readonly (keyof typeof situations)[]> = {
  D1: Object.keys(situations).filter((name) => !notOfTheDatabase.has(name)),
  KV: [
    "fresh page",
    "old page",
    "new page",
    "new list",
    "booking",
    "tickets for the cart",
    "page for staff",
    "publish",
  ],
  "D1 and KV": ["fresh page", "old page", "old list", "new page"],
  R2: [
    "new page",
    "picture",
    "picture in a new size",
    "file of the library",
    "publish",
    "upload of a picture",
    "upload of a sound",
  ],
  Images: ["picture", "picture in a new size", "upload of a picture"],
  Screening: [
    "new page",
    "availability",
    "booking",
    "seats",
    "cart page",
    "tickets for the cart",
    "tickets without a script",
  ],
  "Rate limiter": ["report of a missing page", "sign-in", "tickets for the cart"],
  API_ORIGIN: [
    "fresh page",
    "old page",
    "new page",
    "old list",
    "new list",
    "availability",
    "tickets for the cart",
    "page for staff",
  ],
};
