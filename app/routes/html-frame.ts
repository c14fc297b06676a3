import { findPage } from "~/features/pages/load";
import { codeOf, frameDocument } from "~/modules/html/frame-document";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/html-frame";

/** What an editor pasted into a page, for the frame in which the page shows it. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const page = await findPage({
    api: apiFrom(context),
    path: `/${params["*"] ?? ""}`,
    version: url.searchParams.get("v"),
  });
  const code = page && codeOf(page, params.module);
  return code === null ? new Response(null, { status: 404 }) : frameDocument(code, context.get(requestContext).lang);
}
