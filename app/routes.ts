import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  route(":lang", "routes/layout.tsx", [
    index("routes/home.tsx", { id: "home" }),
    route("programm", "routes/programme.tsx", { id: "events" }),
    route("programm/seats.css", "routes/programme-seats.ts", { id: "events-seats" }),
    route("programm/:slug/:id", "routes/event.tsx", { id: "event" }),
    route("alle-filme", "routes/productions.tsx", { id: "productions" }),
    route("alle-filme/:slug/:id", "routes/production.tsx", { id: "productions-slug-id" }),
    route("series/:slug/:id", "routes/series.tsx", { id: "series-slug-id" }),
    route("mediathek/:slug/:id", "routes/article.tsx", { id: "article" }),
    route("warenkorb", "routes/cart.tsx", { id: "cart" }),
    route("user/favorites", "routes/user-favorites.tsx", { id: "user-favorites" }),
    route("user/login", "routes/user-login.tsx", { id: "user-login" }),
    route("user/logout", "routes/user-logout.tsx", { id: "user-logout" }),
    route("user/profile", "routes/user-profile.tsx", { id: "user-profile" }),
    route("html/:module/*", "routes/html-frame.ts", { id: "html-frame" }),
    // Every other path may be a content page; whether it is, the API knows.
    route("*", "routes/page.tsx", { id: "page" }),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
