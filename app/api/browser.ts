import type { BookingInfo, Cart, CartCreated, CartRequest } from "~/domain/booking/schema";
import type { Result } from "~/domain/common/errors";
import type { ArticlesQuery } from "~/domain/articles/query";
import type { Paged } from "~/domain/common/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { toApiQuery, type EventsQuery } from "~/domain/programme/query";
import type { ArticleTeaser, CalendarDay, EventListItem, ProgrammeAvailability } from "~/domain/programme/schema";
import type { BrowserReport } from "~/domain/site/browser-error";
import { csrfCookie, valueOf } from "~/domain/site/cookies";
import type { UserDetails } from "~/domain/site/schema";
import { asStrings, callsOver, read, write, type ClientTransport } from "./calls";

/** What a page reads and writes once it is alive: visitors load these calls and no others. */
export interface BrowserApi {
  userDetails(): Promise<UserDetails>;
  events(query?: EventsQuery): Promise<Paged<EventListItem>>;
  articles(query?: ArticlesQuery): Promise<Paged<ArticleTeaser>>;
  calendar(query?: EventsQuery): Promise<CalendarDay[]>;
  /** What is left of shows, a hundred at most, and of the days between `from` and `to` of a query. */
  availability(ids: readonly number[], days: EventsQuery): Promise<ProgrammeAvailability>;
  booking(event: number): Promise<BookingInfo>;
  cart(): Promise<Cart>;
  /** `proof`: what a browser has got for the answer `proof_needed`. */
  addToCart(body: CartRequest, idempotencyKey: string, proof?: string): Promise<Result<CartCreated>>;
  /** Tells the house that an address does not exist or, with `error`, that the page there failed in the browser. */
  report(report: BrowserReport): Promise<void>;
}

/** The calls of a browser, over any transport. */
export function browserCalls(transport: ClientTransport, lang: LocaleCode): BrowserApi {
  const { api, local, param, query, ofEvent } = callsOver(transport, lang);
  const { cart } = local.shop;
  return {
    userDetails: () => read(api["user-details"].index.$get({ query })),
    events: (asked = {}) => read(local.events.index.$get({ param, query: toApiQuery(asked) })),
    articles: (asked = {}) => read(local.articles.index.$get({ param, query: asStrings(asked) })),
    calendar: (asked = {}) => read(api.calendar.index.$get({ query: toApiQuery(asked) })),
    availability: (ids, days) =>
      read(api.availability.programme.index.$get({ query: { ...toApiQuery(days), events: ids.join() } })),
    booking: (event) => read(local.events[":event"].booking.index.$get(ofEvent(event))),
    cart: () => read(cart.index.$get({ param })),
    addToCart: (json, key, proof) =>
      write(
        read(cart.index.$post({ param, json, header: { "idempotency-key": key, ...(proof && { "x-proof": proof }) } })),
      ),
    report: async (json) => {
      await api["dashboard-error-log"].index.$post({ json });
    },
  };
}

const token = () => valueOf(document.cookie, csrfCookie);

/** The way from the browser: same origin, with its cookies, writes carrying the token that proves they come from this site. */
export const browserTransport: ClientTransport = {
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
};

/** The API from the browser. */
export const browserApi = (lang: LocaleCode): BrowserApi => browserCalls(browserTransport, lang);
