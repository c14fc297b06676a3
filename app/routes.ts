import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { files, pages, paths } from "./domain/site/pages";
import { webshopPaths } from "./domain/site/webshop-paths";

const all = { ...files, ...paths };
const ids = Object.keys(all) as (keyof typeof all)[];

export default [
  route(
    ":lang",
    "routes/layout.tsx",
    ids.map((id) => {
      const file = `routes/${pages[id].file}`;
      return all[id] === "/" ? index(file, { id }) : route(all[id].slice(1), file, { id });
    }),
  ),
  ...webshopPaths.map((path) => route(`${path.slice(1)}/*`, "routes/webshop.tsx", { id: path.slice(1) })),
] satisfies RouteConfig;
