import { codeOf, frameDocument } from "~/modules/html/frame-document";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { orNotFound } from "~/server/not-found";
import type { Route } from "./+types/html-frame";

/** What an editor pasted into a page, for the frame in which the page shows it. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = await orNotFound(apiFrom(context).page(`/${params["*"] ?? ""}`));
  const code = codeOf(page, params.module);
  return code === null ? new Response(null, { status: 404 }) : frameDocument(code, context.get(requestContext.locale));
}
