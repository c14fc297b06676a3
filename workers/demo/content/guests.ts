import type { Guest } from "~/domain/programme/schema";
import type { Both } from "./types";

export interface DemoGuest {
  kind: Guest["kind"];
  name: Both;
  /** What they do there; without entries where that goes without saying. */
  part: Partial<Both>;
}

/** Names are the same in every language; what people play is not. */
const named =
  (kind: DemoGuest["kind"]) =>
  (name: string, part: Partial<Both> = {}): DemoGuest => ({ kind, name: { de: name, en: name }, part });

export const person = named("person");
export const group = named("group");

/** Somebody who is not named. */
export const company = (name: Both): DemoGuest => ({ kind: "none", name, part: {} });
