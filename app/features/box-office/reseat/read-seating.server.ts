import type { LoaderFunctionArgs } from "react-router";
import type { Hall } from "~/domain/hall/schema";
import type { HouseOrder } from "~/domain/house-orders/schema";
import { notNow } from "~/server/not-found";
import { ask } from "../ask.server";
import { hasSeat } from "./who-sits";

/** The hall of the show whose seats are to be exchanged; null where none is to be, or none can. */
export async function readSeating(args: LoaderFunctionArgs, { shows }: HouseOrder): Promise<Hall | null> {
  const event = Number(args.url.searchParams.get("seats"));
  const show = shows.find((one) => one.event === event && !one.is_cancelled);
  if (!show?.tickets.some(hasSeat)) return null;
  const answer = await ask(args, `hall/${event}/`);
  if (answer.status >= 500) throw notNow();
  return answer.ok ? answer.json<Hall>() : null;
}
