import { use } from "react";
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_FrameworkContext as Framework,
} from "react-router";
import type { Page } from "~/domain/pages/schema";
import { lateStyles, offerStyles } from "~/modules/late-styles";
import type { FailedAnswer } from "../page-loader";

const sheetsOf = (page: Page | undefined): string[] =>
  (page?.modules ?? []).flatMap(({ columns }) =>
    columns.flatMap(({ children }) => children.flatMap(({ type }) => lateStyles[type] ?? [])),
  );

/** What a route may have loaded: a content page, or what stands of one on a page of its own. */
interface Loaded {
  page: Page;
  contents: { page: Page } | null;
}

/**
 * Styles that no route names: those of the modules of a page whose code comes late, of an offer in the cart, and those of
 * content pages where another route shows the modules of one, or its failure shows one. For the server only; in the browser they come with the code.
 */
export function LateStyles() {
  const { loaderData = {}, errors } = use(RouterData) ?? {};
  const routes = use(Framework)?.manifest.routes;
  const all = Object.values<Partial<Loaded> | undefined>(loaderData);
  const added = all.flatMap((data) => data?.contents?.page ?? []);
  const failed = Object.entries(errors ?? {}).flatMap(([route, error]) => {
    const instead = isRouteErrorResponse(error) && (error.data as Partial<FailedAnswer> | null)?.instead;
    return instead ? [{ route, page: instead.page }] : [];
  });
  const isElsewhere = added.length > 0 || failed.some(({ route }) => route !== "page");
  const pageSheets = isElsewhere ? (routes?.page?.css ?? []) : [];
  const isOffer = (loaderData["cart"] as { offer?: unknown } | undefined)?.offer !== undefined;
  const sheets = new Set([
    ...(isOffer ? offerStyles : []),
    ...pageSheets,
    ...[...all.map((data) => data?.page), ...added, ...failed.map(({ page }) => page)].flatMap(sheetsOf),
  ]);
  return [...sheets].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
