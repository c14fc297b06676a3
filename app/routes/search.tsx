import { useMemo } from "react";
import { data } from "react-router";
import { AvailabilityProvider } from "~/api/availability";
import type { ListedEvent } from "~/domain/programme/listed";
import { searchPath } from "~/domain/site/pages";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { SearchForm } from "~/features/navigation/parts/SearchForm";
import { pageMeta } from "~/features/pages/head/page-meta";
import { loadSearch, type SearchPageData } from "~/features/search/load";
import { SearchPage } from "~/features/search/SearchPage";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/search";
import { pageLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, found } = loaderData;
  return pageMeta({
    title,
    siteName: found.siteName,
    origin: found.origin,
    path: localizedPath(searchPath(), params.lang),
    noindex: true,
  });
}

export const handle: NamespaceHandle = { namespaces: ["search", "booking"] };

export async function loader(args: Route.LoaderArgs) {
  const { context, url, params } = args;
  const page = await pageLoader(args, async () => {
    const { now, origin } = context.get(requestContext);
    const found = await loadSearch({ api: apiFrom(context), url, params, now, origin });
    const t = textsFrom(context, "search");
    return { found, title: found.q ? t("titleFor", { q: found.q }) : t("title") };
  });
  return page.found.state.kind === "failed" ? data(page, { status: 503 }) : data(page);
}

const ticket = (event: ListedEvent) => <QuickBuy event={event} size="compact" />;

/** Showings of the page that are to come: of these tickets are said. */
function aheadIn({ state, now }: SearchPageData): number[] {
  const events =
    state.kind === "found" ? state.results.flatMap((part) => part.events) : state.kind === "empty" ? state.near : [];
  return events.filter((event) => Date.parse(event.date_start) > now).map(({ id }) => id);
}

export default function Search({ loaderData: { found } }: Route.ComponentProps) {
  const ids = useMemo(() => aheadIn(found), [found]);
  return (
    <AvailabilityProvider ids={ids}>
      <SearchPage data={found} form={<SearchForm id="page-search" />} ticket={ticket} />
    </AvailabilityProvider>
  );
}
