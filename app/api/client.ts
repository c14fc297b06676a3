import { hc, type ClientResponse } from "hono/client";
import type { SuccessStatusCode } from "hono/utils/http-status";
import type { ArticleDetail } from "~/domain/articles/schema";
import type {
  BookingInfo,
  Cart,
  CartCreated,
  CartLineChange,
  CartRequest,
  SeatChange,
  SeatPlanView,
} from "~/domain/booking/schema";
import type { ErrorCode, Failure, Result } from "~/domain/common/errors";
import type { Paged, Problem } from "~/domain/common/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Page } from "~/domain/pages/schema";
import type { ProductionsQuery } from "~/domain/productions/query";
import type { ProductionDetail, ProductionListItem, ProgrammeFilms, SeriesListItem } from "~/domain/productions/schema";
import { toApiQuery, type EventsQuery, type Facets, type ProgrammeFilmsQuery } from "~/domain/programme/query";
import type {
  ArticleTeaser,
  Availability,
  CalendarDay,
  DayState,
  EventDetail,
  EventListItem,
  FilterOption,
  ProgrammeTeaser,
} from "~/domain/programme/schema";
import { csrfCookie, valueOf } from "~/domain/site/cookies";
import type { BreakingNews, Navigation, OpeningHoursToday, SiteSettings, UserDetails } from "~/domain/site/schema";
import type { ApiType } from "../../workers/api/app";

/**
 * Everything the site reads and writes, in one language. Each method is exactly one call. Reads
 * reject with `ApiFailure` unless the answer is a success; cart writes resolve to a result, because
 * their refusals are part of the job.
 */
export interface Api {
  settings(): Promise<SiteSettings>;
  navigation(): Promise<Navigation>;
  breakingNews(): Promise<BreakingNews | null>;
  openingHoursToday(): Promise<OpeningHoursToday>;
  userDetails(): Promise<UserDetails>;
  /** `path` without language: "/" or "/agb". */
  page(path: string): Promise<Page>;
  redirects(): Promise<{ old_path: string; new_path: string }[]>;

  events(query?: EventsQuery): Promise<Paged<EventListItem>>;
  event(id: number): Promise<EventDetail>;
  eventFacets(query?: EventsQuery): Promise<Facets>;
  programmeFilms(query?: ProgrammeFilmsQuery): Promise<ProgrammeFilms>;
  calendar(query?: EventsQuery): Promise<CalendarDay[]>;
  dayStates(query?: EventsQuery): Promise<DayState[]>;
  teasers(): Promise<ProgrammeTeaser[]>;
  availability(ids: readonly number[]): Promise<Availability[]>;

  rooms(): Promise<FilterOption[]>;
  eventTypes(): Promise<FilterOption[]>;
  eventTags(): Promise<FilterOption[]>;
  series(): Promise<FilterOption[]>;
  genres(): Promise<FilterOption[]>;
  exhibitionTypes(): Promise<FilterOption[]>;
  seasons(): Promise<FilterOption[]>;
  productionTags(): Promise<FilterOption[]>;

  seriesList(): Promise<SeriesListItem[]>;
  productions(query?: ProductionsQuery): Promise<Paged<ProductionListItem>>;
  production(id: number): Promise<ProductionDetail>;
  articlesTeaser(): Promise<ArticleTeaser[]>;
  article(id: number): Promise<ArticleDetail>;

  booking(event: number): Promise<BookingInfo>;
  seatPlan(event: number): Promise<SeatPlanView>;
  cart(): Promise<Cart>;
  addToCart(body: CartRequest, idempotencyKey: string): Promise<Result<CartCreated>>;
  /** `renewal`: which one is meant, counted from 1, so that a repeated request renews once. */
  extendCart(renewal?: number): Promise<Result<CartCreated>>;
  clearCart(): Promise<Result<null>>;
  removeFromCart(event: number): Promise<Result<Cart>>;
  changeCartLine(change: CartLineChange & { event: number }): Promise<Result<Cart>>;
  changeSeats(change: SeatChange & { event: number }): Promise<Result<Cart>>;

  /** Tells the house that an address does not exist. */
  logNotFound(url: string): Promise<void>;
}

/** An answer of the API that is not a success. `problem` is its document, or null if it sent none. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.detail ?? `The API answered ${status}`);
    this.name = "ApiFailure";
    this.status = status;
    this.problem = problem;
  }
}

/** How requests leave: in-process, to another origin, or with the browser's fetch (empty origin). */
export interface ClientTransport {
  origin: string;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
}

interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  json(): Promise<unknown>;
}

/** What a call resolves to when it succeeds; the declared problems are left out. */
type Body<R> =
  R extends ClientResponse<infer T, infer Status, "json"> ? (Status extends SuccessStatusCode ? T : never) : never;

async function problemOf(answer: Answer): Promise<Problem | null> {
  if (!answer.headers.get("content-type")?.startsWith("application/problem+json")) return null;
  // Our own API's document; anything else has another content type.
  return (await answer.json()) as Problem;
}

async function read<R extends Answer>(pending: Promise<R>): Promise<Body<R>> {
  const answer = await pending;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
  return (await answer.json()) as Body<R>;
}

/** The same for answers with trees (menus, rich texts, page modules): Hono's JSON type does not follow recursion. */
async function readTree<T>(pending: Promise<Answer>): Promise<T> {
  const answer: unknown = await read(pending);
  return answer as T;
}

/** The failure as a value. The code is the API's closed list; the table behind it would only be weight here. */
function asFailure({ problem, message }: ApiFailure): Failure {
  const failure: Failure = {
    ok: false,
    code: (problem?.code ?? "internal") as ErrorCode,
    detail: problem?.detail ?? message,
  };
  return problem ? { ...failure, errors: problem.errors } : failure;
}

async function write<T>(body: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await body };
  } catch (error) {
    if (error instanceof ApiFailure) return asFailure(error);
    throw error;
  }
}

async function writeEmpty(pending: Promise<Answer>): Promise<Result<null>> {
  const answer = await pending;
  return answer.ok ? { ok: true, value: null } : asFailure(new ApiFailure(answer.status, await problemOf(answer)));
}

/** The typed client writes addresses without the slash that ends the paths of the API. */
const withSlash = (url: string): string => url.replace(/(\/api\/[^?]*[^/?]|\/pageeditor-api\/page)(?=\?|$)/, "$1/");

const asStrings = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );

/** The site's API over a transport, in one language. */
export function createApi(transport: ClientTransport, lang: LocaleCode): Api {
  // Hono's client passes addresses as text.
  const send: typeof fetch = (input, init) =>
    transport.fetch(withSlash(input instanceof Request ? input.url : input.toString()), init);
  const root = hc<ApiType>(transport.origin, { fetch: send });
  const local = root[":lang"].api;
  const editor = root[":lang"]["pageeditor-api"];
  const { api } = root;
  const param = { lang };
  const query = { lang };
  const one = (id: number) => ({ param: { lang, id: String(id) } });
  const ofEvent = (event: number) => ({ param: { lang, event: String(event) } });
  const cart = local.shop.cart;

  return {
    settings: () => read(root["pageeditor-api"].settings.$get({ query })),
    navigation: () => readTree(editor.nav.$get({ param })),
    breakingNews: async () => (await read(api["breaking-news"].index.$get({ query })))[0] ?? null,
    openingHoursToday: () => read(api["opening-hours"].today.index.$get({ query })),
    userDetails: () => read(api["user-details"].index.$get({ query })),
    page: (path) =>
      readTree(editor.page[":path{.*}"].$get({ param: { lang, path: path.replace(/^\//, "") }, query: {} })),
    redirects: () => read(editor.redirect.$get({ param })),

    events: (asked = {}) => read(local.events.index.$get({ param, query: toApiQuery(asked) })),
    event: (id) => readTree(local.events[":id"].index.$get(one(id))),
    eventFacets: (asked = {}) => read(local.events.facets.index.$get({ param, query: toApiQuery(asked) })),
    programmeFilms: ({ sort, ...asked } = {}) =>
      read(local.events.films.index.$get({ param, query: { ...toApiQuery(asked), ...(sort && { sort }) } })),
    calendar: (asked = {}) => read(api.calendar.index.$get({ query: toApiQuery(asked) })),
    dayStates: (asked = {}) => read(api.availability.days.index.$get({ query: toApiQuery(asked) })),
    teasers: () => read(local.teasers.index.$get({ param })),
    availability: (ids) => read(api.availability.index.$get({ query: { events: ids.join(",") } })),

    rooms: () => read(api.rooms.index.$get({ query })),
    eventTypes: () => read(api["event-types"].index.$get({ query })),
    eventTags: () => read(api["event-tags"].index.$get({ query })),
    series: () => read(api.series.index.$get({ query })),
    genres: () => read(api.genres.index.$get({ query })),
    exhibitionTypes: () => read(api["exhibition-types"].index.$get({ query })),
    seasons: () => read(api.seasons.index.$get({ query })),
    productionTags: () => read(api["production-tags"].index.$get({ query })),

    seriesList: () => read(local.series.index.$get({ param })),
    productions: (asked = {}) => read(local.productions.index.$get({ param, query: asStrings(asked) })),
    production: (id) => readTree(local.productions[":id"].index.$get(one(id))),
    articlesTeaser: () => read(local["articles-teaser"].index.$get({ param })),
    article: (id) => readTree(local.articles[":id"].index.$get(one(id))),

    booking: (event) => read(local.events[":event"].booking.index.$get(ofEvent(event))),
    seatPlan: (event) => read(local.events[":event"].seats.index.$get(ofEvent(event))),
    cart: () => read(cart.index.$get({ param })),
    addToCart: (json, key) => write(read(cart.index.$post({ param, json, header: { "idempotency-key": key } }))),
    extendCart: (renewal) => write(read(cart.extend.index.$post({ param, query: asStrings({ renewal }) }))),
    clearCart: () => writeEmpty(cart.index.$delete({ param })),
    removeFromCart: (event) => write(read(cart[":event"].index.$delete(ofEvent(event)))),
    changeCartLine: ({ event, ...json }) => write(read(cart[":event"].index.$patch({ ...ofEvent(event), json }))),
    changeSeats: ({ event, ...json }) => write(read(cart[":event"].seats.index.$put({ ...ofEvent(event), json }))),

    logNotFound: async (url) => {
      await api["dashboard-error-log"].index.$post({ json: { url } });
    },
  };
}

const token = () => valueOf(document.cookie, csrfCookie);

/** The API from the browser: same origin, with its cookies, writes carrying the token that proves they come from this site. */
export function browserApi(lang: LocaleCode): Api {
  return createApi(
    {
      origin: "",
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        if (init?.method && init.method !== "GET") {
          // Shared pages set no cookies: the first write of a visit asks for the token.
          if (!token()) await fetch("/api/csrf/");
          headers.set("X-CSRFToken", token());
        }
        return fetch(input, { ...init, headers });
      },
    },
    lang,
  );
}
