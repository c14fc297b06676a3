import { redirect } from "react-router";
import { cinemaDayOf } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { venueJsonLd } from "~/features/venues/venue-json-ld";
import { VenuePage } from "~/features/venues/VenuePage";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { idParam, orNotFound } from "~/server/not-found";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/venue";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { venue, siteName, origin } = loaderData;
  return pageMeta({
    title: venue.name,
    siteName,
    origin,
    path: venue.url,
    description: excerpt([venue.address, venue.transport].filter(Boolean).join(". ")),
    image: venue.image ? `${venue.image.src}/card.jpg` : null,
  });
}

export const handle: NamespaceHandle = { namespaces: ["house", "modules"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, async ({ api, url, params, origin, now }) => {
    const [venue, { site_name: siteName, design }] = await Promise.all([
      orNotFound(api.venue(idParam(params.id))),
      api.settings(),
    ]);
    if (url.pathname !== venue.url) throw redirect(venue.url, 301);
    const nowIso = toOffsetIso(now, design.parsers.time_zone);
    return { venue, siteName, origin, today: cinemaDayOf(nowIso), clock: nowIso.slice(11, 16) };
  });

export default function Venue({ loaderData: { venue, origin, today, clock } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={import.meta.env.SSR && venueJsonLd(venue, origin)} />
      <VenuePage breadcrumb={<Breadcrumb origin={origin} />} venue={venue} today={today} clock={clock} />
    </>
  );
}
