import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Codes } from "~/domain/codes/schema";
import type { Cancellation } from "~/domain/cancelling/schema";
import { readId } from "~/domain/common/id";
import type { DeskOrders } from "~/domain/desk/schema";
import { importPart } from "~/domain/common/part";
import type { BoxOfficeDay, DoorShow } from "~/domain/door/schema";
import type { Fees } from "~/domain/fees/schema";
import type { Hall } from "~/domain/hall/schema";
import type { Moving } from "~/domain/moving/schema";
import type { Numbers } from "~/domain/numbers/schema";
import { may } from "~/domain/staff/permissions";
import type { Vouchers } from "~/domain/vouchers/schema";
import { requirePerson } from "~/features/account/authenticate.server";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import { ask, read } from "~/features/box-office/ask.server";
import { bringTexts } from "~/features/box-office/bring-texts";
import { CodesPage } from "~/features/box-office/codes/CodesPage";
import { codesAction } from "~/features/box-office/codes/codes-action.server";
import { CancelPage } from "~/features/box-office/cancel/CancelPage";
import { DaySheet } from "~/features/box-office/day/DaySheet";
import { StartPage } from "~/features/box-office/day/StartPage";
import { DeskPage } from "~/features/box-office/desk/DeskPage";
import { FeesPage } from "~/features/box-office/fees/FeesPage";
import { feesAction } from "~/features/box-office/fees/fees-action.server";
import { DoorPage } from "~/features/box-office/door/DoorPage";
import { HallPage } from "~/features/box-office/hall/HallPage";
import { MovePage } from "~/features/box-office/move/MovePage";
import { ordersAction } from "~/features/box-office/orders/orders-action.server";
import { OrderPage } from "~/features/box-office/orders/OrderPage";
import { OrdersPage } from "~/features/box-office/orders/OrdersPage";
import { readHouseOrder, readNeeds } from "~/features/box-office/orders/read-orders.server";
import { NumbersPage } from "~/features/box-office/numbers/NumbersPage";
import { VouchersPage } from "~/features/box-office/vouchers/VouchersPage";
import { vouchersAction } from "~/features/box-office/vouchers/vouchers-action.server";
import { mainId } from "~/features/navigation/parts/targets";
import { LocaleProvider } from "~/i18n/locale-context";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { notFound, notNow } from "~/server/not-found";
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
  hall: "hall.open",
  codes: "codes.title",
  vouchers: "vouchers.title",
  fees: "fees.title",
  orders: "orders.title",
} as const;
const isTool = (page: string): page is keyof typeof tools => page in tools;

/** Who is not of the house's box office learns nothing of its tools. */
function requireBoxOffice(args: LoaderFunctionArgs) {
  const { staff } = requirePerson(args);
  if (!staff || !may(staff.role, "sell tickets")) throw notFound();
  return staff;
}

/** What is told of the day that the address names; without one it is today. */
function readOfDay<Told>(args: LoaderFunctionArgs, what: string): Promise<Told> {
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(args.url.searchParams.get("date") ?? "")?.[0];
  return read<Told>(args, `${what}/${date ? `?date=${date}` : ""}`);
}

/** Null: the period is none. */
async function readNumbers(args: LoaderFunctionArgs, asked: { from: string; to: string }) {
  const named = Object.entries(asked).filter(([, day]) => day !== "");
  const answer = await ask(args, `numbers/?${new URLSearchParams(named).toString()}`);
  if (answer.status === 400) return null;
  if (!answer.ok) throw notNow();
  return answer.json<Numbers>();
}

/** The hall of the show that the address names. */
async function readHall(args: LoaderFunctionArgs): Promise<Hall> {
  const show = readId(args.url.searchParams.get("show"));
  if (!show) throw notFound();
  return read<Hall>(args, `hall/${show}/`);
}

/** The order that the address names, or where orders are looked for. */
async function readOrdersTool(args: LoaderFunctionArgs) {
  const number = args.url.searchParams.get("order");
  return number === null
    ? { page: "orders" as const, needs: await readNeeds(args) }
    : { page: "order" as const, read: await readHouseOrder(args, number) };
}

const forms = ["codes", "vouchers", "fees"] as const;
type Forms = (typeof forms)[number];
const isForms = (page: string): page is Forms => forms.some((one) => one === page);

/** What is issued or set by plain forms. */
async function readForms(args: LoaderFunctionArgs, page: Forms) {
  const head = await pageHead(args.context, "box-office", tools[page]);
  if (page === "codes") return { ...head, page, codes: await read<Codes>(args, "codes/") };
  if (page === "vouchers")
    return { ...head, page, vouchers: await read<Vouchers>(args, "vouchers/"), key: crypto.randomUUID() };
  const changing = Number(args.url.searchParams.get("fee")) || null;
  return { ...head, page, fees: await read<Fees>(args, "fees/"), changing };
}

/** The tools of a day: its shows, what waits at the desk, and on the first page how much needs a person. */
async function readDay(args: LoaderFunctionArgs, page: "" | "desk" | "day-sheet", plans: boolean) {
  const [head, day, orders, needs] = await Promise.all([
    pageHead(args.context, "box-office", tools[page]),
    readOfDay<BoxOfficeDay>(args, "day"),
    page === "desk" ? readOfDay<DeskOrders>(args, "desk/orders") : null,
    page === "" ? readNeeds(args) : null,
  ]);
  const needy = new Set(needs?.needs.map(({ number }) => number)).size;
  return { ...head, page, day, orders, plans, needy };
}

/** A device keeps the scanner's document for a night: nothing is in it that the programme does not tell everybody. */
async function readDoor(args: LoaderFunctionArgs) {
  const [head, { shows }] = await Promise.all([
    pageHead(args.context, "box-office", tools.door),
    readOfDay<BoxOfficeDay>(args, "day"),
  ]);
  const told = shows.map(({ id, title, starts_at, room }): DoorShow => ({ id, title, starts_at, room }));
  return { ...head, page: "door" as const, shows: told, show: Number(args.url.searchParams.get("show")) || null };
}

export async function loader(args: Route.LoaderArgs) {
  const page = args.params.page ?? "";
  if (!isTool(page)) throw notFound();
  const staff = requireBoxOffice(args);
  const shown = (name: string) => /^\d{1,9}$/.exec(args.url.searchParams.get(name) ?? "")?.[0];
  const [cancel, move] = [shown("cancel"), shown("move")];
  if (page === "" && move !== undefined) {
    const [head, moving] = await Promise.all([
      pageHead(args.context, "box-office", "move.title"),
      read<Moving>(args, `shows/${move}/move/`),
    ]);
    return { ...head, page: "move" as const, moving };
  }
  if (page === "" && cancel !== undefined) {
    const [head, cancellation] = await Promise.all([
      pageHead(args.context, "box-office", "cancel.title"),
      read<Cancellation>(args, `shows/${cancel}/cancellation/`),
    ]);
    return { ...head, page: "cancel" as const, cancellation };
  }
  if (isForms(page)) return readForms(args, page);
  if (page === "orders") {
    return { ...(await pageHead(args.context, "box-office", tools[page])), ...(await readOrdersTool(args)) };
  }
  if (page === "numbers") {
    const asked = { from: args.url.searchParams.get("from") ?? "", to: args.url.searchParams.get("to") ?? "" };
    const [head, numbers] = await Promise.all([
      pageHead(args.context, "box-office", tools[page]),
      readNumbers(args, asked),
    ]);
    return { ...head, page, numbers, asked };
  }
  if (page === "hall") {
    const [head, hall] = await Promise.all([pageHead(args.context, "box-office", tools[page]), readHall(args)]);
    return { ...head, page, hall };
  }
  if (page === "door") return readDoor(args);
  return readDay(args, page, may(staff.role, "plan the programme"));
}

/** What is done by plain forms: codes, vouchers, fees, and orders. */
const actions: Readonly<
  Record<
    string,
    (
      args: ActionFunctionArgs,
    ) => ReturnType<typeof codesAction | typeof feesAction | typeof ordersAction | typeof vouchersAction>
  >
> = {
  codes: codesAction,
  vouchers: vouchersAction,
  fees: feesAction,
  orders: ordersAction,
};

export async function action(args: Route.ActionArgs) {
  const act = actions[args.params.page ?? ""];
  if (!act) throw data(null, { status: 405, statusText: "Method Not Allowed" });
  requireBoxOffice(args);
  return act(args);
}

const keepScanner = (): Promise<boolean> =>
  importPart(() => import("~/features/offline/later/keep-page")).then(
    ({ keepPage }) => keepPage({ isNeeded: true }),
    () => false,
  );

/** The tools of the box office, each on its own address; money as the house writes it. */
export default function BoxOffice({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LocaleProvider money={loaderData.money}>
      <Tool told={loaderData} answer={actionData} />
    </LocaleProvider>
  );
}

interface ToolProps {
  told: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}

type Told = ToolProps["told"];
type ByForms = Extract<Told, { page: "orders" | "order" | Forms }>;
const byForms: readonly string[] = ["orders", "order", ...forms];
const isByForms = (told: Told): told is ByForms => byForms.includes(told.page);

/** What plain forms do, each with the answer that its own form got. */
function ToolByForms({ told, answer }: { told: ByForms; answer: ToolProps["answer"] }) {
  const { siteName } = told;
  const ofVouchers = answer && "vouchers" in answer ? answer : undefined;
  const ofOrders = answer && "found" in answer && !("vouchers" in answer) ? answer : undefined;
  const ofFees = answer && "done" in answer ? answer : undefined;
  const ofCodes = answer && "issued" in answer ? answer : undefined;
  if (told.page === "orders")
    return <OrdersPage id={mainId} needs={told.needs} answer={ofOrders} siteName={siteName} />;
  if (told.page === "order") return <OrderPage id={mainId} told={told.read} answer={ofOrders} siteName={siteName} />;
  if (told.page === "fees")
    return <FeesPage id={mainId} fees={told.fees} changing={told.changing} answer={ofFees} siteName={siteName} />;
  if (told.page === "codes") return <CodesPage id={mainId} codes={told.codes} answer={ofCodes} siteName={siteName} />;
  return (
    <VouchersPage id={mainId} vouchers={told.vouchers} formKey={told.key} answer={ofVouchers} siteName={siteName} />
  );
}

function Tool({ told, answer }: ToolProps) {
  const { siteName, timeZone } = told;
  if (isByForms(told)) return <ToolByForms told={told} answer={answer} />;
  if (told.page === "numbers")
    return <NumbersPage id={mainId} numbers={told.numbers} asked={told.asked} siteName={siteName} />;
  if (told.page === "hall") return <HallPage id={mainId} hall={told.hall} />;
  if (told.page === "move") return <MovePage id={mainId} first={told.moving} />;
  if (told.page === "cancel") return <CancelPage id={mainId} first={told.cancellation} />;
  if (told.page === "door")
    return <DoorPage id={mainId} shows={told.shows} show={told.show} zone={timeZone} keep={keepScanner} />;
  const { page, day, orders, plans, needy } = told;
  if (page === "day-sheet") return <DaySheet id={mainId} day={day} siteName={siteName} />;
  if (orders) return <DeskPage id={mainId} day={day} orders={orders} />;
  return <StartPage key={day.day} id={mainId} day={day} siteName={siteName} plans={plans} needy={needy} />;
}
