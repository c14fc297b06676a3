import { answerRemotely, hasRemoteApi } from "../middleware/remote-api";
import type { Answer } from "../middleware/request-state";
import { articles } from "./articles";
import { authentication } from "./auth";
import { availability } from "./availability";
import { booking } from "./booking";
import { breakingNewsList } from "./breaking-news";
import { calendar } from "./calendar";
import { documentation, openApiInfo, published } from "./docs";
import { errorLog } from "./error-log";
import { events } from "./events";
import { house } from "./house";
import { mediaRouter } from "./media";
import { navigation } from "./navigation";
import { openingHours } from "./opening-hours";
import { options } from "./options";
import { pages } from "./pages";
import { newRouter, onApiError, onApiNotFound } from "./problem";
import { productions } from "./productions";
import { queryKeysOf } from "./query-keys";
import { redirectList } from "./redirects";
import { seriesList } from "./series";
import { shop } from "./shop";
import { site } from "./site";
import { apiState, enterApi } from "./state";
import { teasers } from "./teasers";
import { users } from "./user";

const base = newRouter();
base.use(apiState());
base.onError(onApiError);
base.notFound(onApiNotFound);

/** Every call of the API, a router per noun. */
const api = base
  .route("/", site)
  .route("/", pages)
  .route("/", navigation)
  .route("/", redirectList)
  .route("/", openingHours)
  .route("/", breakingNewsList)
  .route("/", errorLog)
  .route("/", users)
  .route("/", events)
  .route("/", productions)
  .route("/", seriesList)
  .route("/", articles)
  .route("/", teasers)
  .route("/", calendar)
  .route("/", options)
  .route("/", house)
  .route("/", availability)
  .route("/", booking)
  .route("/", shop);

/** The contract, for the typed client. */
export type ApiType = typeof api;

api.route("/", authentication);
api.route("/media", mediaRouter);

/** The contract as OpenAPI document. `origin`: where the API is reached, empty for "here". */
export const contract = (origin: string) => published(api.getOpenAPI31Document(openApiInfo(origin)));

api.get("/api/openapi.json", (c) => c.json(contract(c.env.SITE_ORIGIN)));
api.route("/", documentation(contract));

/** Query keys by path, from the declarations above. */
export const apiQueryKeys = queryKeysOf(api.openAPIRegistry);

/**
 * The API, for browsers and pages alike: in this process, or at API_ORIGIN. Answers every request,
 * failures as problem documents.
 */
export const answerApi: Answer = async (request, state) => {
  if (hasRemoteApi(state.env)) return answerRemotely(request, state);
  enterApi(request, state);
  return api.fetch(request, state.env, state.ctx);
};
