import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ServerBuild,
} from "react-router";
import * as entry from "~/entry.server";
import * as root from "~/root";
import configured from "~/routes";
import { pageRenderer, type RenderPage } from "../../workers/answers/pages";

/** What a route's file exports, as far as the tree is concerned. */
interface RouteModule {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  loader?: unknown;
  action?: unknown;
}

interface BuiltRoute {
  id: string;
  path?: string;
  index?: boolean;
  parentId?: string;
  module: object;
}

const modules = import.meta.glob<RouteModule>(
  ["../../app/routes/*.{ts,tsx}", "../../app/routes/{feeds,magazine,shop,user}/*.{ts,tsx}"],
  {
    eager: true,
  },
);

/** The props of components come from the build, which wraps what a route exports. */
const built = (module: RouteModule): object => ({
  ...module,
  default: module.default && withComponentProps(module.default),
  ...(module.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) }),
});

function treeOf(entries: readonly RouteConfigEntry[], parentId: string): BuiltRoute[] {
  return entries.flatMap(({ id: named, file, path, index, children = [] }) => {
    const id = named ?? file.replace(/\.tsx?$/, "");
    const module = modules[`../../app/${file}`];
    if (!module) throw new Error(`app/${file} does not exist`);
    const route = { id, parentId, module: built(module), ...(path && { path }), ...(index && { index }) };
    return [route, ...treeOf(children, id)];
  });
}

const routes: BuiltRoute[] = [{ id: "root", path: "", module: built(root) }, ...treeOf(configured, "root")];

const assetOf = ({ module, ...route }: BuiltRoute) => ({
  ...route,
  module: `/${route.id}.js`,
  hasAction: "action" in module,
  hasLoader: "loader" in module,
  hasErrorBoundary: "ErrorBoundary" in module,
});

/** What `react-router build` writes, as far as a server needs it. */
const build = {
  entry: { module: entry },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, assetOf(route)])),
    url: "/manifest.js",
    version: "test",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

/** The site's own pages from app/routes.ts, loaders, layouts and all: only the scripts for the browser are missing. */
export const sitePages: RenderPage = pageRenderer(build, "production");
