import { toOffsetIso } from "~/domain/time/zone";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { readBoard } from "~/features/foyer/board";
import { bringTexts } from "~/features/foyer/bring-texts";
import { Foyer } from "~/features/foyer/Foyer";
import { wordMark } from "~/features/navigation/parts/Logo";
import { mainId } from "~/features/navigation/parts/targets";
import { useNow } from "~/features/programme/state/use-now";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/foyer";

bringTexts();

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const headers: Route.HeadersFunction = privateHeaders;

export const handle: NamespaceHandle = { namespaces: ["foyer", "common"] };

export async function loader({ context }: Route.LoaderArgs) {
  const head = await pageHead(context, "foyer", "title");
  const now = toOffsetIso(context.get(requestContext).now, head.timeZone);
  // A screen nobody stands beside has to come up without its programme, too: it asks again by itself.
  const board = await readBoard(apiFrom(context), now).catch(() => null);
  return { ...head, now, board };
}

/** The screen in the foyer. */
export default function FoyerPage({ loaderData: { siteName, board, now: serverNow } }: Route.ComponentProps) {
  const now = useNow(serverNow);
  return <Foyer id={mainId} mark={wordMark(siteName)} board={board} serverNow={serverNow} now={now} />;
}
