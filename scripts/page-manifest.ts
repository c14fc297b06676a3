import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

interface Route {
  /** A route without one is a file: a calendar, a feed, a frame. Its links are never followed within the document. */
  hasDefaultExport: boolean;
  imports?: string[];
  css?: string[];
}

interface PageManifest {
  routes: Record<string, Route>;
}

const beginning = "window.__reactRouterManifest=";

/** The same without files, and without saying of a page what it has not (what is absent is false) or what every page has. */
function slim({ routes, ...rest }: PageManifest): object {
  const pages = Object.entries(routes).filter(([id, { hasDefaultExport }]) => id === "root" || hasDefaultExport);
  const { imports: scripts = [], css: styles = [] } = routes["root"] ?? {};
  const everywhere = new Set([...scripts, ...styles]);
  const own = (files: string[]) => files.filter((file) => !everywhere.has(file));
  const said = (id: string, route: Route) =>
    Object.entries(route).flatMap(([key, value]: [string, unknown]) => {
      const kept = Array.isArray(value) && id !== "root" ? own(value as string[]) : value;
      return kept === false || (Array.isArray(kept) && kept.length === 0) ? [] : [[key, kept]];
    });
  return { ...rest, routes: Object.fromEntries(pages.map(([id, route]) => [id, Object.fromEntries(said(id, route))])) };
}

/**
 * Every visit begins with the list of all routes, which the browser follows links by. React Router writes it beside the
 * browser's part while the server's is built, and of more than a browser asks for.
 */
export const pageManifest = (folder: string): Plugin => ({
  name: "kasch:page-manifest",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  async writeBundle() {
    const files = globSync(`${folder}/manifest-*.js`);
    if (files.length === 0) this.error(`There is no list of routes in ${folder}`);
    for (const file of files) {
      const text = await readFile(file, "utf8");
      if (!text.startsWith(beginning)) this.error(`${file} does not begin with ${beginning}`);
      const manifest = JSON.parse(text.slice(beginning.length).replace(/;$/, "")) as PageManifest;
      await writeFile(file, `${beginning}${JSON.stringify(slim(manifest))};`);
    }
  },
});
