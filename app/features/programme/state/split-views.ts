import { lazy, type ComponentType } from "react";
import { importPart } from "~/domain/common/part";
import type { ProgrammeView } from "~/domain/programme/query";
import type { DesignSettings } from "~/domain/site/schema";

type EventStyle = DesignSettings["event_style"];

/**
 * A view whose code is a chunk of its own but whose content is in the server's page. The server
 * awaits `preload` before it renders, so that nothing is streamed in later; the browser keeps the
 * server's content until the chunk is here.
 */
function splitView<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const state: { View: ComponentType<Props> } = { View: lazy(() => importPart(load)) };
  const preload = async () => {
    state.View = (await load()).default;
  };
  return { state, preload };
}

const week = splitView(() => import("../week/later/WeekMatrix"));
const films = splitView(() => import("../films/later/FilmsView"));
const board = splitView(() => import("../show/later/EventBoard"));
const sheet = splitView(() => import("../show/later/ContactSheet"));

/** Before a server renders a view: its code must be here. */
export async function preloadView(view: ProgrammeView, eventStyle: EventStyle): Promise<void> {
  if (view === "woche") await week.preload();
  else if (view === "filme") await films.preload();
  else if (eventStyle === 2) await board.preload();
  else if (eventStyle === 3) await sheet.preload();
}

/** The components to render; in the browser lazy ones, which stay the same for good. */
export const splitViews = { week: week.state, films: films.state, board: board.state, sheet: sheet.state };
