import { createContext, use, type ReactNode } from "react";
import type { ModuleData } from "~/domain/pages/module-definition";
import type { ListedEvent } from "~/domain/programme/listed";

interface ModuleContextValue {
  /** Path of the page the modules belong to, without language: "/haus". */
  path: string;
  /** Its version that staff asked for; null: what is published. */
  version: string | null;
  /** What permits it to a visitor who was sent a link to it. */
  previewKey?: string | undefined;
  /** What modules bring, by module id. */
  data: Readonly<Record<string, ModuleData>>;
  /** Ids of modules that take the whole width of the window when they stand alone in a row. */
  wide: readonly string[];
  /** Time of the request, epoch milliseconds: the same while rendering and hydrating. */
  now: number;
  /** The cinema day of the request, YYYY-MM-DD. */
  today: string;
  /** The ticket button of an event, filled in by the route. */
  ticket: (event: ListedEvent, size?: "row" | "compact") => ReactNode;
}

/** How module views get at what is not in their props; the route provides it. */
export const ModuleContext = createContext<ModuleContextValue>({
  path: "/",
  version: null,
  data: {},
  wide: [],
  now: 0,
  today: "1970-01-01",
  ticket: () => null,
});

export const useModulePage = (): ModuleContextValue => use(ModuleContext);
