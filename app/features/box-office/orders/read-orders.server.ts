import type { LoaderFunctionArgs } from "react-router";
import type { BackQuote, EndQuote, HouseOrder, NeedyOrders } from "~/domain/house-orders/schema";
import { notFound, notNow } from "~/server/not-found";
import { ask } from "../ask.server";
import { readSeating } from "../reseat/read-seating.server";
import { doneWords, type OrderRefusal } from "./orders-action.server";

async function read(args: LoaderFunctionArgs, path: string): Promise<Response> {
  const answer = await ask(args, `orders/${path}`);
  if (answer.status === 404) throw notFound();
  if (answer.status >= 500) throw notNow();
  return answer;
}

/** Orders that need a person. */
export const readNeeds = async (args: LoaderFunctionArgs): Promise<NeedyOrders> => (await read(args, "")).json();

/** Tickets that are to be taken back, with what comes back for them; or why that cannot be asked. */
export interface Taking {
  codes: string[];
  quote: BackQuote | null;
  refused: "choose" | Extract<OrderRefusal, "used"> | null;
}

async function readTaking(args: LoaderFunctionArgs, { number, shows }: HouseOrder): Promise<Taking | null> {
  const { searchParams } = args.url;
  const which = searchParams.get("take");
  if (which === null) return null;
  const good = shows.flatMap(({ tickets }) => tickets.filter(({ state }) => state === "good"));
  const codes =
    which === "all" ? good.map(({ code }) => code) : searchParams.getAll("ticket").map((code) => code.slice(0, 20));
  if (codes.length === 0) return { codes, quote: null, refused: "choose" };
  const answer = await read(args, `${number}/back/?tickets=${encodeURIComponent(codes.join(","))}`);
  if (answer.ok) return { codes, quote: await answer.json<BackQuote>(), refused: null };
  return { codes, quote: null, refused: answer.status === 409 ? "used" : "choose" };
}

/** What the bank has of an order that is to be ended; or that it does not say. Null where nothing is to be ended. */
export type Ending = { quote: EndQuote; refused: null } | { quote: null; refused: "overloaded" };

async function readEnding(args: LoaderFunctionArgs, { number, may_end }: HouseOrder): Promise<Ending | null> {
  if (!may_end || !args.url.searchParams.has("end")) return null;
  const answer = await ask(args, `orders/${number}/end/`);
  return answer.ok ? { quote: await answer.json<EndQuote>(), refused: null } : { quote: null, refused: "overloaded" };
}

/** An order for its page: with what is being taken back of it, and what was done last. */
export async function readHouseOrder(args: LoaderFunctionArgs, number: string) {
  const answer = await read(args, `${encodeURIComponent(number)}/`);
  if (!answer.ok) throw notFound();
  const order = await answer.json<HouseOrder>();
  const done = doneWords.find((word) => word === args.url.searchParams.get("done")) ?? null;
  const [taking, ending, hall] = await Promise.all([
    readTaking(args, order),
    readEnding(args, order),
    readSeating(args, order),
  ]);
  return { order, taking, ending, hall, done };
}
export type ReadOrder = Awaited<ReturnType<typeof readHouseOrder>>;
