import { use } from "react";
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_FrameworkContext as Framework,
} from "react-router";
import type { FailedAnswer } from "../page-loader";

/**
 * The styles of content pages, for a document of another route whose failure shows one: its own route
 * does not name them. For the server only; in the browser they come with the code.
 */
export function MissingPageStyles() {
  const errors = Object.entries(use(RouterData)?.errors ?? {});
  const routes = use(Framework)?.manifest.routes;
  const isShown = errors.some(
    ([route, error]) =>
      route !== "page" && isRouteErrorResponse(error) && (error.data as Partial<FailedAnswer> | null)?.instead,
  );
  if (!isShown) return null;
  return routes?.page?.css?.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
