import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { pageMeta } from "~/features/pages/head/page-meta";
import { TeamPage } from "~/features/people/TeamPage";
import { paths } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { notFound } from "~/server/not-found";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/team";
import { pageLoader } from "./page-loader";

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.head, path: localizedPath(paths.team, params.lang) });
}

export const handle: NamespaceHandle = { namespaces: ["house"] };

export const loader = (args: Route.LoaderArgs) =>
  pageLoader(args, async () => {
    const { context } = args;
    const api = apiFrom(context);
    const [members, { site_name: siteName }] = await Promise.all([api.persons(), api.settings()]);
    if (members.length === 0) throw notFound();
    const t = textsFrom(context, "house");
    const { origin } = context.get(requestContext);
    return { members, head: { title: t("team.title"), description: t("team.description"), siteName, origin } };
  });

export default function Team({ loaderData: { members, head } }: Route.ComponentProps) {
  return <TeamPage breadcrumb={<Breadcrumb origin={head.origin} />} members={members} />;
}
