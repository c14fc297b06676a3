import { useMemo } from "react";
import { redirect, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { AvailabilityProvider } from "~/api/availability";
import type { ListedEvent } from "~/domain/programme/listed";
import { paths } from "~/domain/site/pages";
import { QuickBuy } from "~/features/booking/button/QuickBuy";
import { pageMeta } from "~/features/pages/head/page-meta";
import { canonicalSearch, isUnlisted, programmeHead } from "~/features/programme/state/head";
import { loadProgramme, stripQuery, type ProgrammeData } from "~/features/programme/state/load";
import { listJsonLd } from "~/features/productions/data/structured-data";
import { Programme } from "~/features/programme/Programme";
import { readState, redirectSearch, searchOf } from "~/features/programme/state/query-links";
import { useEventList } from "~/features/programme/state/use-event-list";
import { localizedPath, useLocale } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { writtenAs } from "~/domain/locale/locales";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import { JsonLd } from "~/ui/JsonLd";
import type { loader as layoutLoader } from "./layout";
import type { Route } from "./+types/programme";
import { pageLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, siteName, origin, data } = loaderData;
  const own = localizedPath(paths.events, params.lang);
  return pageMeta({
    ...head,
    siteName,
    origin,
    path: own + canonicalSearch(data.state),
    feeds: [
      { type: "text/calendar", title: head.title, path: `${own}.ics` },
      { type: "application/rss+xml", title: head.newsTitle, path: `${own}.rss` },
    ],
    noindex: isUnlisted(data),
  });
}

export const handle: NamespaceHandle = { namespaces: ["programme", "booking"] };

export const loader = (args: Route.LoaderArgs) => pageLoader(args, () => load(args));

async function load({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  const elsewhere = redirectSearch(searchParams);
  if (elsewhere !== null) throw redirect(pathname + elsewhere);
  const api = apiFrom(context);
  const state = readState(searchParams);
  const { design, site_name: siteName } = await api.settings();
  const data = await loadProgramme(api, state, context.get(requestContext).now, design);
  return {
    data,
    design: { event_style: design.event_style, programme_filters: design.programme_filters },
    head: programmeHead(
      data,
      writtenAs(context.get(requestContext).lang, design.parsers.locale),
      textsFrom(context, "programme"),
    ),
    siteName,
    origin: context.get(requestContext).origin,
  };
}

/** An address that is only written differently needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    searchOf(readState(currentUrl.searchParams)) === searchOf(readState(nextUrl.searchParams));
  return same ? false : defaultShouldRevalidate;
}

const ticket = (event: ListedEvent) => <QuickBuy event={event} size="compact" />;

export default function ProgrammeRoute({ loaderData: { data, design, origin } }: Route.ComponentProps) {
  const { href } = useLocale();
  const shell = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.shell;
  const list = useEventList(data);
  const ids = useMemo(() => shownIn(data.view, list.events).map(({ id }) => id), [data.view, list.events]);
  return (
    <AvailabilityProvider ids={ids} days={stripQuery(data.state, data.stripFrom)}>
      <Programme
        data={data}
        list={list}
        design={design}
        opening={shell?.hours ?? null}
        host={new URL(origin).host}
        path={href(paths.events)}
        ticket={ticket}
      />
      {data.view.kind === "tage" && <JsonLd data={import.meta.env.SSR && listJsonLd(origin, list.events)} />}
    </AvailabilityProvider>
  );
}

/** The shows whose tickets the page says something about. */
function shownIn(view: ProgrammeData["view"], listed: readonly ListedEvent[]): readonly { id: number }[] {
  if (view.kind === "woche") return view.events;
  return view.kind === "filme" ? [...view.films.flatMap(({ showings }) => showings), ...view.others] : listed;
}
