import type { RouterContextProvider } from "react-router";
import type { Api } from "~/api/client";
import type { FeedHouse } from "~/features/feeds/house";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";

const types = {
  calendar: "text/calendar; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
} as const;

/** What a feed is made from. */
interface Source {
  api: Api;
  house: FeedHouse;
}

/** A file for programs, made from the same calls as the pages. */
export async function feed(
  context: Readonly<RouterContextProvider>,
  type: keyof typeof types,
  write: (source: Source) => Promise<string>,
): Promise<Response> {
  const api = apiFrom(context);
  const { origin, lang } = context.get(requestContext);
  const house = {
    origin,
    lang,
    settings: await api.settings(),
    t: textsFrom(context, "feeds"),
    words: textsFrom(context, "common"),
  };
  return new Response(await write({ api, house }), { headers: { "content-type": types[type] } });
}
