import { createContext } from "react-router";
import type { Preview } from "~/domain/editing/preview";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Target } from "~/domain/site/paths";
import type { Session } from "~/domain/site/session";

/** How a loader reaches the API: the API app itself in-process, or a remote origin. */
export interface ApiTransport {
  origin: string;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** What is known about a request: the same in every middleware, handler, loader and action. */
export interface RequestFacts {
  requestId: string;
  /** The time of the request, epoch milliseconds. The only clock of loaders. */
  now: number;
  /** True if a test set `now`: then the time is part of every cache key. */
  fixedTime: boolean;
  /** What its address means, and the language that says. */
  target: Target;
  lang: LocaleCode;
  session: Session;
  /** What a link from the house permits a visitor to see before it is published; null: nothing. */
  preview: Preview | null;
  nonce: string;
}

/** Everything a loader may know about its request that is not in the URL. */
interface PageRequest extends RequestFacts {
  api: ApiTransport;
  /**
   * True while a page is made that everybody will be shown: the request carries no cookies, and
   * the document is sent only when it is complete.
   */
  shared: boolean;
  /** Public origin of the site, for canonical links and structured data. */
  origin: string;
}

/** Set once per request by the Worker. */
export const requestContext = createContext<PageRequest>();
