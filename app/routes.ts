import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [route(":lang", "routes/layout.tsx", [index("routes/home.tsx")])] satisfies RouteConfig;
