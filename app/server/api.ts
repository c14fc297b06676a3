import type { RouterContextProvider } from "react-router";
import { createApi, type Api } from "~/api/client";
import { requestContext } from "./context";

/** The API of a request, in the request's language, over the transport the Worker chose. */
export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  return createApi(context.get(requestContext.api), context.get(requestContext.locale));
}
