import { localeOf } from "~/domain/locale/locales";
import { searchPath } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { textsFrom } from "~/server/texts.server";
import type { Route } from "./+types/opensearch";

const escaped = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The search of the site for a browser's own field (OpenSearch 1.1), in the language of the address. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { origin, lang } = context.get(requestContext);
  const { site_name: name } = await apiFrom(context).settings();
  const t = textsFrom(context, "search");
  const search = new URL(localizedPath(searchPath(), params.lang), origin).href;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(name.slice(0, 16))}</ShortName>
  <LongName>${escaped(name.slice(0, 48))}</LongName>
  <Description>${escaped(t("start.text"))}</Description>
  <Language>${localeOf(lang).iso}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escaped(new URL("/favicon.svg", origin).href)}</Image>
  <Url type="text/html" method="get" template="${escaped(search)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(body, {
    headers: { "content-type": "application/opensearchdescription+xml; charset=utf-8" },
  });
}
