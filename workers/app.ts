import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";

export { Screening } from "./box-office/screening";

const render = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

const app = new Hono<{ Bindings: Env }>();
app.all("*", (c) => render(c.req.raw, new RouterContextProvider()));

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
