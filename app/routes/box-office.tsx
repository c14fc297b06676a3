import { data, type LoaderFunctionArgs } from "react-router";
import type { DeskOrders } from "~/domain/desk/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";
import type { Numbers } from "~/domain/numbers/schema";
import { may } from "~/domain/staff/permissions";
import { requirePerson } from "~/features/account/authenticate.server";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { bringTexts } from "~/features/box-office/bring-texts";
import { DaySheet } from "~/features/box-office/day/DaySheet";
import { StartPage } from "~/features/box-office/day/StartPage";
import { DeskPage } from "~/features/box-office/desk/DeskPage";
import { DoorPage } from "~/features/box-office/door/DoorPage";
import { NumbersPage } from "~/features/box-office/numbers/NumbersPage";
import { mainId } from "~/features/navigation/parts/targets";
import { LocaleProvider } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { requestContext } from "~/server/context";
import type { Route } from "./+types/box-office";

bringTexts();

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const headers: Route.HeadersFunction = privateHeaders;

export const handle: NamespaceHandle = { namespaces: ["box-office"] };

const tools = {
  "": "start.shows",
  desk: "desk.title",
  door: "pick.title",
  "day-sheet": "sheet.title",
  numbers: "numbers.title",
} as const;
const isTool = (page: string): page is keyof typeof tools => page in tools;

/** Who is not of the house's box office learns nothing of its tools. */
function requireBoxOffice(args: LoaderFunctionArgs): void {
  const { staff } = requirePerson(args);
  if (!staff || !may(staff.role, "sell tickets")) throw data(null, { status: 404, statusText: "Not Found" });
}

async function ask<T>({ context, url }: LoaderFunctionArgs, what: string): Promise<T> {
  const { api, lang } = context.get(requestContext);
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(url.searchParams.get("date") ?? "")?.[0];
  const address = new URL(`/${lang}/api/box-office/${what}/${date ? `?date=${date}` : ""}`, api.origin);
  const answer = await api.fetch(address.href);
  if (!answer.ok) throw data({ code: "overloaded" }, { status: 503, statusText: "Service Unavailable" });
  return answer.json<T>();
}

/** Null: the period is none. */
async function readNumbers({ context }: LoaderFunctionArgs, asked: { from: string; to: string }) {
  const { api, lang } = context.get(requestContext);
  const named = Object.entries(asked).filter(([, day]) => day !== "");
  const address = new URL(`/${lang}/api/box-office/numbers/?${new URLSearchParams(named).toString()}`, api.origin);
  const answer = await api.fetch(address.href);
  if (answer.status === 400) return null;
  if (!answer.ok) throw data({ code: "overloaded" }, { status: 503, statusText: "Service Unavailable" });
  return answer.json<Numbers>();
}

export async function loader(args: Route.LoaderArgs) {
  const page = args.params.page ?? "";
  if (!isTool(page)) throw data(null, { status: 404, statusText: "Not Found" });
  requireBoxOffice(args);
  if (page === "numbers") {
    const asked = { from: args.url.searchParams.get("from") ?? "", to: args.url.searchParams.get("to") ?? "" };
    const [head, numbers] = await Promise.all([
      pageHead(args.context, "box-office", tools[page]),
      readNumbers(args, asked),
    ]);
    return { ...head, page, numbers, asked };
  }
  const [head, day, orders] = await Promise.all([
    pageHead(args.context, "box-office", tools[page]),
    ask<BoxOfficeDay>(args, "day"),
    page === "desk" ? ask<DeskOrders>(args, "desk/orders") : null,
  ]);
  return { ...head, page, day, orders, show: Number(args.url.searchParams.get("show")) || null };
}

/** The tools of the box office, each on its own address; money as the house writes it. */
export default function BoxOffice({ loaderData }: Route.ComponentProps) {
  return (
    <LocaleProvider money={loaderData.money}>
      <Tool {...loaderData} />
    </LocaleProvider>
  );
}

function Tool(told: Route.ComponentProps["loaderData"]) {
  const { siteName, timeZone } = told;
  if (told.page === "numbers")
    return <NumbersPage id={mainId} numbers={told.numbers} asked={told.asked} siteName={siteName} />;
  const { page, day, orders, show } = told;
  if (page === "day-sheet") return <DaySheet id={mainId} day={day} siteName={siteName} />;
  if (orders) return <DeskPage id={mainId} day={day} orders={orders} />;
  if (page === "door") return <DoorPage id={mainId} day={day} show={show} zone={timeZone} />;
  return <StartPage id={mainId} day={day} siteName={siteName} />;
}
