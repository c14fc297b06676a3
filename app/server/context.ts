import { createContext } from "react-router";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Session } from "~/domain/site/session";

/** How a loader reaches the API: the API app itself in-process, or a remote origin. */
export interface ApiTransport {
  origin: string;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/**
 * The typed keys of the request context: everything a loader may know about its request that is
 * not in the URL. Set once per request by the Worker.
 */
export const requestContext = {
  api: createContext<ApiTransport>(),
  /** The time of the request, epoch milliseconds. The only clock of loaders. */
  now: createContext<number>(),
  nonce: createContext<string>(),
  requestId: createContext<string>(),
  locale: createContext<LocaleCode>(),
  session: createContext<Session>(),
  /**
   * True while a page is made that everybody will be shown: the request carries no cookies, and
   * the document is sent only when it is complete.
   */
  shared: createContext<boolean>(false),
  /** Public origin of the site, for canonical links and structured data. */
  origin: createContext<string>(),
};
