import type { ArticleCategory, ArticleDetail, ArticleTopic } from "~/domain/articles/schema";
import type { Cart, CartCreated, CartLineChange, SeatChange, SeatPlanView } from "~/domain/booking/schema";
import type { Result } from "~/domain/common/errors";
import type { Paged } from "~/domain/common/schema";
import type { Form, FormEntry, FormEntryRequest, TempFile } from "~/domain/forms/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { PersonDetail, PersonPage } from "~/domain/people/schema";
import type { Page } from "~/domain/pages/schema";
import type { ProductionsQuery } from "~/domain/productions/query";
import type { ProductionDetail, ProductionListItem, ProgrammeFilms, SeriesListItem } from "~/domain/productions/schema";
import { toApiQuery, type Facets, type FacetsQuery, type ProgrammeFilmsQuery } from "~/domain/programme/query";
import type { FeedEntry } from "~/domain/programme/feed-schema";
import type { Address, AddressCount, AddressKind } from "~/domain/site/addresses-schema";
import type {
  ArticleTeaser,
  EventDetail,
  EventListItem,
  FilterOption,
  ProgrammeTeaser,
} from "~/domain/programme/schema";
import type { SearchCategory } from "~/domain/search/query";
import type { SearchHit, SearchOverview } from "~/domain/search/schema";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import type { BreakingNews, Navigation, SiteSettings } from "~/domain/site/schema";
import type { VenuePage } from "~/domain/venues/page-schema";
import { accountCalls, type AccountApi } from "./account";
import { browserCalls, type BrowserApi } from "./browser";
import { orderCalls, type OrdersApi } from "./orders";
import { waitingCalls, type WaitingApi } from "./waiting";
import { asStrings, callsOver, read, readTree, write, writeEmpty, type ClientTransport } from "./calls";

/**
 * Everything the site reads and writes, in one language. Each method is exactly one call. Reads
 * reject with `ApiFailure` unless the answer is a success; cart writes resolve to a result, because
 * their refusals are part of the job.
 */
export interface Api extends AccountApi, BrowserApi, OrdersApi, WaitingApi {
  settings(): Promise<SiteSettings>;
  navigation(): Promise<Navigation>;
  breakingNews(): Promise<BreakingNews | null>;
  openingHoursToday(): Promise<OpeningHoursToday>;
  /** `path` without language: "/" or "/agb". `version`: one of its versions, for staff. */
  page(path: string, version?: string | null): Promise<Page>;
  /** What search engines are told about, a page of it. */
  addressCounts(): Promise<AddressCount[]>;
  addresses(kind: AddressKind, page?: number): Promise<Paged<Address>>;
  redirects(): Promise<{ old_path: string; new_path: string }[]>;

  event(id: number): Promise<EventDetail>;
  eventFacets(query?: FacetsQuery): Promise<Facets>;
  programmeFilms(query?: ProgrammeFilmsQuery): Promise<ProgrammeFilms>;
  /** For calendars and news readers, a page of it. */
  feed(query: { series?: number; event?: number; order?: "new"; page?: number }): Promise<FeedEntry[]>;
  teasers(): Promise<ProgrammeTeaser[]>;

  rooms(): Promise<FilterOption[]>;
  eventTypes(): Promise<FilterOption[]>;
  eventTags(): Promise<FilterOption[]>;
  series(): Promise<FilterOption[]>;
  genres(): Promise<FilterOption[]>;
  exhibitionTypes(): Promise<FilterOption[]>;
  seasons(): Promise<FilterOption[]>;
  productionTags(): Promise<FilterOption[]>;

  persons(): Promise<PersonDetail[]>;
  person(id: number): Promise<PersonPage>;
  venue(id: number): Promise<VenuePage>;
  form(id: number): Promise<Form>;
  /** What a form's page sends along: when it was made. */
  formTicket(): Promise<string>;
  keepFile(file: File): Promise<Result<TempFile>>;
  sendForm(entry: FormEntryRequest, idempotencyKey: string): Promise<Result<FormEntry>>;
  seriesList(): Promise<SeriesListItem[]>;
  productions(query?: ProductionsQuery): Promise<Paged<ProductionListItem>>;
  production(id: number): Promise<ProductionDetail>;
  articlesTeaser(): Promise<ArticleTeaser[]>;
  articleCategories(): Promise<ArticleCategory[]>;
  articleTopics(): Promise<ArticleTopic[]>;
  /** `version`: one of its sections, for staff. */
  article(id: number, version?: string | null): Promise<ArticleDetail>;

  /** The best of everything that matches, with counts. */
  search(query: string): Promise<SearchOverview>;
  searchEvents(query: string, page?: number): Promise<Paged<EventListItem>>;
  searchOthers(query: string, category: Exclude<SearchCategory, "events">, page?: number): Promise<Paged<SearchHit>>;

  seatPlan(event: number): Promise<SeatPlanView>;
  /** `renewal`: which one is meant, counted from 1, so that a repeated request renews once. */
  extendCart(renewal?: number): Promise<Result<CartCreated>>;
  clearCart(): Promise<Result<null>>;
  removeFromCart(event: number): Promise<Result<Cart>>;
  changeCartLine(change: CartLineChange & { event: number }): Promise<Result<Cart>>;
  changeSeats(change: SeatChange & { event: number }): Promise<Result<Cart>>;
}

/** The site's API over a transport, in one language. */
export function createApi(transport: ClientTransport, lang: LocaleCode): Api {
  const { root, api, local, param, query, ofEvent } = callsOver(transport, lang);
  const editor = root[":lang"]["pageeditor-api"];
  const one = (id: number) => ({ param: { lang, id: String(id) } });
  const { cart } = local.shop;

  return {
    ...browserCalls(transport, lang),
    ...accountCalls(transport, lang),
    ...orderCalls(transport, lang),
    ...waitingCalls(transport, lang),

    settings: () => read(root["pageeditor-api"].settings.$get({ query })),
    navigation: () => readTree(editor.nav.$get({ param })),
    breakingNews: async () => (await read(api["breaking-news"].index.$get({ query })))[0] ?? null,
    openingHoursToday: () => read(api["opening-hours"].today.index.$get({ query })),
    page: (path, version_id) =>
      readTree(
        editor.page[":path{.*}"].$get({
          param: { lang, path: path.replace(/^\//, "") },
          query: version_id ? { version_id } : {},
        }),
      ),
    addressCounts: () => read(api.addresses.index.$get()),
    addresses: (kind, page = 1) =>
      read(api.addresses[":kind"].index.$get({ param: { kind }, query: asStrings({ page }) })),
    redirects: () => read(editor.redirect.$get({ param })),

    event: (id) => readTree(local.events[":id"].index.$get(one(id))),
    eventFacets: ({ choices, ...asked } = {}) =>
      read(
        local.events.facets.index.$get({
          param,
          query: { ...toApiQuery(asked), ...(choices && { choices: choices.join() }) },
        }),
      ),
    programmeFilms: ({ sort, ...asked } = {}) =>
      read(local.events.films.index.$get({ param, query: { ...toApiQuery(asked), ...(sort && { sort }) } })),
    feed: (asked) => read(local.events.feed.index.$get({ param, query: asStrings(asked) })),
    teasers: () => read(local.teasers.index.$get({ param })),

    rooms: () => read(api.rooms.index.$get({ query })),
    eventTypes: () => read(api["event-types"].index.$get({ query })),
    eventTags: () => read(api["event-tags"].index.$get({ query })),
    series: () => read(api.series.index.$get({ query })),
    genres: () => read(api.genres.index.$get({ query })),
    exhibitionTypes: () => read(api["exhibition-types"].index.$get({ query })),
    seasons: () => read(api.seasons.index.$get({ query })),
    productionTags: () => read(api["production-tags"].index.$get({ query })),

    persons: () => readTree(local.persons.index.$get({ param })),
    person: (id) => readTree(local.persons[":id"].index.$get(one(id))),
    venue: (id) => read(local.venues[":id"].index.$get(one(id))),
    form: (id) => read(local.forms[":id"].index.$get(one(id))),
    formTicket: async () => (await read(local["forms-entries"].ticket.index.$get({ param }))).ticket,
    keepFile: (file) => write(read(local["temp-files"].index.$post({ param, form: { file } }))),
    sendForm: (json, key) =>
      write(read(local["forms-entries"].index.$post({ param, json, header: { "idempotency-key": key } }))),
    seriesList: () => read(local.series.index.$get({ param })),
    productions: (asked = {}) => read(local.productions.index.$get({ param, query: asStrings(asked) })),
    production: (id) => readTree(local.productions[":id"].index.$get(one(id))),
    articlesTeaser: () => read(local["articles-teaser"].index.$get({ param })),
    articleCategories: () => read(api["article-categories"].index.$get({ query })),
    articleTopics: () => read(api["article-tags"].index.$get({ query })),
    article: (id, version_id) =>
      readTree(local.articles[":id"].index.$get({ ...one(id), query: version_id ? { version_id } : {} })),

    search: (text) => read(local.search.index.$get({ param, query: { query: text } })),
    searchEvents: (text, page) =>
      read(local.search.events.index.$get({ param, query: { query: text, ...asStrings({ page }) } })),
    searchOthers: (text, category, page) =>
      read(local.search.others.index.$get({ param, query: { query: text, category, ...asStrings({ page }) } })),

    seatPlan: (event) => read(local.events[":event"].seats.index.$get(ofEvent(event))),
    extendCart: (renewal) => write(read(cart.extend.index.$post({ param, query: asStrings({ renewal }) }))),
    clearCart: () => writeEmpty(cart.index.$delete({ param })),
    removeFromCart: (event) => write(read(cart[":event"].index.$delete(ofEvent(event)))),
    changeCartLine: ({ event, ...json }) => write(read(cart[":event"].index.$patch({ ...ofEvent(event), json }))),
    changeSeats: ({ event, ...json }) => write(read(cart[":event"].seats.index.$put({ ...ofEvent(event), json }))),
  };
}
