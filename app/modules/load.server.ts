import type { ModuleData } from "~/domain/pages/module-definition";
import type { Page, PageModule } from "~/domain/pages/schema";
import type { ModuleSource } from "~/features/pages/coming-shows";
import { definitions } from "./definitions";

/** What a page's modules are, beyond what its document says of them. */
export interface LoadedModules {
  /** What they bring, by module id. */
  data: Record<string, ModuleData>;
  /** Ids of those that take the whole width of the window. */
  wide: string[];
}

const modulesOf = (page: Page): PageModule[] =>
  page.modules.flatMap((container) => container.columns.flatMap((column) => column.children));

/**
 * Fetches what the page's modules show beyond their props, all at once, the same call only once. A
 * call that fails leaves its module empty: the rest of the page is worth reading.
 */
export async function loadModules(
  page: Page,
  api: ModuleSource["api"],
  { today, now }: Pick<ModuleSource, "today" | "now">,
): Promise<LoadedModules> {
  const calls = new Map<string, ReturnType<ModuleSource["events"]>>();
  const events: ModuleSource["events"] = (query) => {
    const key = JSON.stringify(query);
    const known = calls.get(key) ?? api.events(query);
    calls.set(key, known);
    return known;
  };
  const source: ModuleSource = { api, today, now, events };
  const modules = modulesOf(page);
  const found = await Promise.all(
    modules.map(async ({ id, type, props }): Promise<[string, ModuleData]> => {
      const load = definitions.get(type)?.load;
      return [id, load ? await load(props, source).catch(() => ({})) : {}];
    }),
  );
  return {
    data: Object.fromEntries(found.filter(([, data]) => Object.keys(data).length > 0)),
    wide: modules.filter(({ type }) => definitions.get(type)?.width === "window").map(({ id }) => id),
  };
}
