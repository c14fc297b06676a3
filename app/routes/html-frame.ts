import { paths } from "~/domain/site/pages";
import { findPage } from "~/features/pages/load";
import { codeOf, frameDocument } from "~/modules/html/frame-document";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { idParam, orNotFound } from "~/server/not-found";
import type { Route } from "./+types/html-frame";

const articleAt = new RegExp(`^${paths.article.replace(":slug", "[^/]+").replace(":id", String.raw`([1-9]\d*)`)}$`);

/** What an editor pasted into a page, or into the sections of an article, for the frame in which the page shows it. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const api = apiFrom(context);
  const path = `/${params["*"] ?? ""}`;
  const version = url.searchParams.get("v");
  const [, article] = articleAt.exec(path) ?? [];
  const page = await (article === undefined
    ? findPage({ api, path, version })
    : orNotFound(api.article(idParam(article), version)).then((found) => found.page));
  const code = page && codeOf(page, params.module);
  return code === null ? new Response(null, { status: 404 }) : frameDocument(code, context.get(requestContext).lang);
}
