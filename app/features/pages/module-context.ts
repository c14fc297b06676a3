import { createContext, use, type ReactNode } from "react";
import type { ArticleTeaser, EventListItem } from "~/domain/programme/schema";
import type { SeriesListItem } from "~/domain/productions/schema";

/** What the loader fetched for one module. */
export interface ModuleData {
  events?: EventListItem[];
  /** Where the programme goes on behind `events`: its first day (null: not said) and the query of its address. */
  rest?: { day: string | null; search: string };
  series?: SeriesListItem[];
  articles?: ArticleTeaser[];
}

interface ModuleContextValue {
  /** Path of the page the modules belong to, without language: "/haus". */
  path: string;
  /** Its version that staff asked for; null: what is published. */
  version: string | null;
  /** By module id. */
  data: Readonly<Record<string, ModuleData>>;
  /** Time of the request, epoch milliseconds: the same while rendering and hydrating. */
  now: number;
  /** The cinema day of the request, YYYY-MM-DD. */
  today: string;
  /** The ticket button of an event, filled in by the route. */
  ticket: (event: EventListItem, size?: "row" | "compact") => ReactNode;
}

/** How module views get at what is not in their props; the route provides it. */
export const ModuleContext = createContext<ModuleContextValue>({
  path: "/",
  version: null,
  data: {},
  now: 0,
  today: "1970-01-01",
  ticket: () => null,
});

export function useModuleData(id: string): ModuleContextValue & { own: ModuleData } {
  const value = use(ModuleContext);
  return { ...value, own: value.data[id] ?? {} };
}
