import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages, paths } from "./domain/site/pages";

const ids = Object.keys(paths) as (keyof typeof paths)[];

export default [
  route(
    ":lang",
    "routes/layout.tsx",
    ids.map((id) => {
      const file = `routes/${pages[id].file}`;
      return paths[id] === "/" ? index(file, { id }) : route(paths[id].slice(1), file, { id });
    }),
  ),
] satisfies RouteConfig;
