import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { files, pages, paths } from "./domain/site/pages";

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
] satisfies RouteConfig;
