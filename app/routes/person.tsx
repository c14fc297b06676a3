import { redirect } from "react-router";
import { paths } from "~/domain/site/pages";
import { richTextWords } from "~/domain/pages/words";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { PersonPage } from "~/features/people/PersonPage";
import { personJsonLd } from "~/features/people/structured-data";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { idParam, orNotFound } from "~/server/not-found";
import { JsonLd } from "~/ui/JsonLd";
import type { Route } from "./+types/person";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { person, siteName, origin } = loaderData;
  return pageMeta({
    title: person.name,
    siteName,
    origin,
    path: person.url,
    description: excerpt([person.position, richTextWords(person.text)].filter(Boolean).join(". ")),
    image: person.image ? `${person.image.src}/card.jpg` : null,
  });
}

export const handle: NamespaceHandle = { namespaces: ["house"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, async ({ api, url, params, origin }) => {
    const [person, { site_name: siteName }] = await Promise.all([
      orNotFound(api.person(idParam(params.id))),
      api.settings(),
    ]);
    if (url.pathname !== person.url) throw redirect(person.url, 301);
    return { person, siteName, origin };
  });

export default function Person({ loaderData: { person, siteName, origin } }: Route.ComponentProps) {
  const t = useT("house");
  return (
    <>
      <PersonPage
        breadcrumb={<Breadcrumb crumbs={[{ name: t("person.others"), to: paths.team }]} origin={origin} />}
        person={person}
      />
      <JsonLd data={import.meta.env.SSR && personJsonLd(person, { siteName, origin })} />
    </>
  );
}
