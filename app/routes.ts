import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { files, pages, paths } from "./domain/site/pages";
import { webshopPaths } from "./domain/site/webshop-paths";

const all = { ...files, ...paths };
/** Without header and footer: they fill a device or a sheet of paper, or are for one thing alone. */
const bare = ["payment", "foyer", "box-office"] as const satisfies (keyof typeof all)[];
const ids = (Object.keys(all) as (keyof typeof all)[]).filter((id) => !bare.some((other) => other === id));

export default [
  route(
    ":lang",
    "routes/layout.tsx",
    ids.map((id) => {
      const file = `routes/${pages[id].file}`;
      return all[id] === "/" ? index(file, { id }) : route(all[id].slice(1), file, { id });
    }),
  ),
  ...bare.map((id) => route(`:lang${all[id]}`, `routes/${pages[id].file}`, { id })),
  ...webshopPaths.map((path) => route(`${path.slice(1)}/*`, "routes/webshop.tsx", { id: path.slice(1) })),
] satisfies RouteConfig;
