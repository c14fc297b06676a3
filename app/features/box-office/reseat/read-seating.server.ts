import type { LoaderFunctionArgs } from "react-router";
import type { Hall } from "~/domain/hall/schema";
import type { HouseOrder } from "~/domain/house-orders/schema";
import { requestContext } from "~/server/context";
import { notNow } from "~/server/not-found";
import { hasSeat } from "./who-sits";

/** The hall of the show whose seats are to be exchanged; null where none is to be, or none can. */
export async function readSeating({ context, url }: LoaderFunctionArgs, { shows }: HouseOrder): Promise<Hall | null> {
  const event = Number(url.searchParams.get("seats"));
  const show = shows.find((one) => one.event === event && !one.is_cancelled);
  if (!show?.tickets.some(hasSeat)) return null;
  const { api, lang } = context.get(requestContext);
  const answer = await api.fetch(new URL(`/${lang}/api/box-office/hall/${event}/`, api.origin).href);
  if (answer.status >= 500) throw notNow();
  return answer.ok ? answer.json<Hall>() : null;
}
