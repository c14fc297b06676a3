import { answerRemotely, hasRemoteApi } from "../http/remote-api";
import type { Answer } from "../http/request-state";
import { addresses } from "./site/addresses";
import { articles } from "./content/articles";
import { articlePages } from "./editing/articles";
import { authentication } from "./user/auth";
import { availability } from "./programme/availability";
import { cancelling } from "./box-office/cancelling";
import { moving } from "./box-office/moving";
import { desk } from "./box-office/desk";
import { door } from "./box-office/door";
import { hall } from "./box-office/hall";
import { codes } from "./box-office/codes";
import { fees } from "./box-office/fees";
import { vouchers } from "./box-office/vouchers";
import { numbersRoutes } from "./box-office/numbers";
import { houseOrders } from "./box-office/orders";
import { booking } from "./programme/booking";
import { breakingNewsList } from "./site/breaking-news";
import { calendar } from "./programme/calendar";
import { drafts } from "./editing/drafts";
import { documentation, openApiInfo, published } from "./contract/docs";
import { errorLog } from "./site/error-log";
import { events } from "./programme/events";
import { forms } from "./content/forms";
import { house } from "./content/house";
import { mediaRouter } from "./content/media";
import { navigation } from "./site/navigation";
import { openingHours } from "./site/opening-hours";
import { options } from "./programme/options";
import { pages } from "./content/pages";
import { presence } from "./editing/presence";
import { publishing } from "./editing/publishing";
import { sources } from "./editing/sources";
import { newRouter, onApiError, onApiNotFound } from "./contract/problem";
import { files } from "./editing/files";
import { picking } from "./editing/picking";
import { productions } from "./programme/productions";
import { callsOf } from "./contract/query-keys";
import { redirectList } from "./site/redirects";
import { seriesList } from "./programme/series";
import { reconciling } from "./box-office/reconciling";
import { resources } from "./editing/resources";
import { orders } from "./shop/orders";
import { paymentEvents } from "./shop/payment-events";
import { payments } from "./shop/payments";
import { search } from "./content/search";
import { shop } from "./shop/shop";
import { waiting } from "./shop/waiting";
import { orderCalendars } from "./shop/order-calendar";
import { wallets } from "./shop/wallets";
import { site } from "./site/site";
import { apiState } from "./contract/state";
import { teasers } from "./programme/teasers";
import { pageSettings, tree } from "./editing/tree";
import { accounts } from "./user/account";
import { users } from "./user/user";

const base = newRouter();
base.use(apiState());
base.onError(onApiError);
base.notFound(onApiNotFound);

// Before the pages, whose paths have slashes of their own.
base.route("/", publishing);
base.route("/", presence);
base.route("/", tree);
base.route("/", pageSettings);
base.route("/", articlePages);

/** Every call of the API, a router per noun. */
const api = base
  .route("/", site)
  .route("/", pages)
  .route("/", addresses)
  .route("/", navigation)
  .route("/", redirectList)
  .route("/", openingHours)
  .route("/", breakingNewsList)
  .route("/", errorLog)
  .route("/", users)
  .route("/", accounts)
  .route("/", events)
  .route("/", productions)
  .route("/", seriesList)
  .route("/", articles)
  .route("/", teasers)
  .route("/", calendar)
  .route("/", options)
  .route("/", house)
  .route("/", forms)
  .route("/", search)
  .route("/", availability)
  .route("/", booking)
  .route("/", shop)
  .route("/", orders)
  .route("/", wallets)
  .route("/", orderCalendars)
  .route("/", waiting)
  .route("/", payments);

/** The contract, for the typed client. */
export type ApiType = typeof api;

api.route("/", drafts);
api.route("/", sources);
api.route("/", picking);
api.route("/", files);
api.route("/", resources);
api.route("/", cancelling);
api.route("/", moving);
api.route("/", reconciling);
api.route("/", desk);
api.route("/", door);
api.route("/", hall);
api.route("/", numbersRoutes);
api.route("/", houseOrders);
api.route("/", codes);
api.route("/", fees);
api.route("/", vouchers);
api.route("/", authentication);
api.route("/", paymentEvents);
api.route("/media", mediaRouter);

/** The contract as OpenAPI document. `origin`: where the API is reached, empty for "here". */
export const contract = (origin: string) => published(api.getOpenAPI31Document(openApiInfo(origin)));

api.get("/api/openapi.json", (c) => c.json(contract(c.env.SITE_ORIGIN)));
api.route("/", documentation(contract));

/** What the cache knows of a path, from the declarations above. */
export const declaredCall = callsOf(api.openAPIRegistry);

/**
 * The API, for browsers and pages alike: in this process, or at API_ORIGIN. Answers every request,
 * failures as problem documents.
 */
export const answerApi: Answer = async (request, state) => {
  if (hasRemoteApi(state.env)) return answerRemotely(request, state);
  return api.fetch(request, { ...state.env, REQUEST: state }, state.ctx);
};
