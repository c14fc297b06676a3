import { lazy, type ComponentType } from "react";

/**
 * A view whose code is a chunk of its own but whose content is in the server's page. The server
 * awaits `preload` before it renders, so that nothing is streamed in later; the browser keeps the
 * server's content until the chunk is here.
 */
function splitView<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const state: { View: ComponentType<Props> } = { View: lazy(load) };
  const preload = async () => {
    state.View = (await load()).default;
  };
  return { state, preload };
}

const week = splitView(() => import("./WeekMatrix"));
const films = splitView(() => import("./FilmsView"));

/** Before a server renders a view: its code must be here. */
export async function preloadView(view: "tage" | "woche" | "filme"): Promise<void> {
  if (view === "woche") await week.preload();
  if (view === "filme") await films.preload();
}

/** The components to render; in the browser lazy ones, which stay the same for good. */
export const splitViews = { week: week.state, films: films.state };
