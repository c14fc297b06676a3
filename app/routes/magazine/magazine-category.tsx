import { paths } from "~/domain/site/pages";
import { loadCategory } from "~/features/magazine/overview/load";
import { MagazinePage } from "~/features/magazine/overview/MagazinePage";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/magazine-category";
import { narrowedMeta } from "./magazine-head";
import { recordLoader } from "../page-loader";

export const meta = ({ loaderData }: Route.MetaArgs) => narrowedMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["magazine"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, async ({ api, url, origin, params }) => {
    const list = await loadCategory({ api, url, origin, id: params.id });
    const t = textsFrom(args.context, "magazine");
    const { name } = list.subject;
    const head = { title: name, description: t("category.description", { category: name, name: list.siteName }) };
    return { ...list, head };
  });

export default function MagazineCategory({ loaderData: { subject, ...list } }: Route.ComponentProps) {
  const t = useT("magazine");
  const crumbs = [{ name: t("title"), to: paths.magazine }];
  return (
    <MagazinePage list={list} subject={subject} breadcrumb={<Breadcrumb crumbs={crumbs} origin={list.origin} />} />
  );
}
