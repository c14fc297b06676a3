import { createContext, use, type ReactNode } from "react";
import type { ListedEvent } from "~/domain/programme/listed";

/** What every row of the programme needs from the page around it. */
export interface ProgrammeSurroundings {
  /** The present minute in epoch ms: the server's, then running on. */
  now: number;
  /** The same as ISO in the house's wall time. */
  nowIso: string;
  /** Today's cinema day. */
  today: string;
  /** The site's host, for what is printed. */
  host: string;
  /** The ticket button of a show, from the route. */
  ticket: (event: ListedEvent) => ReactNode;
  /** Shows another state, by its address. */
  go: (to: string) => void;
}

export const ProgrammeContext = createContext<ProgrammeSurroundings | null>(null);

export function useProgramme(): ProgrammeSurroundings {
  const surroundings = use(ProgrammeContext);
  if (!surroundings) throw new Error("A part of the programme is used outside of it");
  return surroundings;
}
