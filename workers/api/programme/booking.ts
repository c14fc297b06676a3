import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bookingInfoSchema, seatPlanViewSchema, type SeatPlanView } from "~/domain/booking/schema";
import { fail, ok, type Result } from "~/domain/common/errors";
import { translate } from "~/domain/locale/locales";
import type { Look, SeatView } from "../../box-office/looks";
import { askScreening, currentConfig, type Screenable, type screening } from "../../box-office/screenings";
import type { ApiEnv } from "../../http/app-env";
import { bookingInfo } from "./booking-view";
import { positiveInt } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { cartIdOf } from "../../shop/asking";
import { actorOf } from "../shop/actor";

const declared = {
  method: "get" as const,
  tags: ["Shop"],
  request: { params: langParams.extend({ event: positiveInt }) },
};
const refusals = {
  400: problemAnswer("The id is malformed"),
  404: problemAnswer("No such event"),
  503: problemAnswer("Too many ask at once; try again shortly"),
};

const info = createRoute({
  ...declared,
  path: "/{lang}/api/events/{event}/booking/",
  summary: "Prices, seat groups and time slots of an event, with what is left",
  description: "Never cached. The viewer's own held tickets are never shown as sold out.",
  responses: { 200: json(bookingInfoSchema, "What the booking widget needs"), ...refusals },
});

const seats = createRoute({
  ...declared,
  path: "/{lang}/api/events/{event}/seats/",
  summary: "The seats of an event, for changing one's own",
  responses: {
    200: json(seatPlanViewSchema, "Seats by seat group and row; empty without numbered seats"),
    ...refusals,
  },
});

function rowsOf(units: readonly SeatView[]): SeatPlanView["groups"][number]["rows"] {
  const rows = new Map<string, { y: number; row: string; seats: SeatView[] }>();
  for (const unit of units) {
    const key = `${unit.y}/${unit.row ?? ""}`;
    const row = rows.get(key) ?? { y: unit.y, row: unit.row ?? "", seats: [] };
    row.seats.push(unit);
    rows.set(key, row);
  }
  return [...rows.values()]
    .toSorted((a, b) => a.y - b.y)
    .map(({ row, seats }) => ({
      row,
      seats: seats
        .toSorted((a, b) => a.x - b.x)
        .map((unit) => ({ unit: unit.id, seat: unit.seat ?? "", kind: unit.kind, x: unit.x, state: unit.state })),
    }));
}

/** What is asked of a screening for the visitor who looks at it. */
interface Viewer {
  cart: string | null;
  now: number;
}

/** What is known of a screening that has no object. */
const unlooked = (now: number): Look => ({
  now,
  sales: "on_sale",
  counts: [],
  quotas: [],
  hold: null,
  isContested: false,
});

/** An event as it may be sold, with what its screening says to this visitor. */
async function screened<T>(
  c: Context<ApiEnv>,
  event: number,
  ask: (object: ReturnType<typeof screening>, viewer: Viewer) => Promise<T>,
  unasked: (now: number) => T,
): Promise<Result<Screenable & { said: T }>> {
  const { now } = c.var.facts;
  const [screenable, cart] = await Promise.all([currentConfig(c.var.db, event, now), cartIdOf(actorOf(c))]);
  if (!screenable) return fail("not_found");
  // Nothing is held here of what the shop of somebody else sells.
  if (screenable.facts.soldBy === "provider") return ok({ ...screenable, said: unasked(now) });
  const asked = await askScreening(c.env, event, (object) => ask(object, { cart, now }));
  return asked.ok ? ok({ ...screenable, said: asked.value }) : asked;
}

export const booking = newRouter()
  .openapi(info, async (c) => {
    const shown = await screened<Look>(
      c,
      c.req.valid("param").event,
      (object, viewer) => object.look(viewer),
      unlooked,
    );
    return shown.ok ? c.json(bookingInfo(shown.value, shown.value.said, c.var.facts), 200) : problem(c, shown);
  })
  .openapi(seats, async (c) => {
    const { event } = c.req.valid("param");
    const shown = await screened<SeatView[]>(
      c,
      event,
      (object, viewer) => object.seats(viewer),
      () => [],
    );
    if (!shown.ok) return problem(c, shown);
    const { facts, said: units } = shown.value;
    const groups = facts.groups.map((group) => ({
      seat_group: group.id,
      name: translate(group.name, c.var.facts.lang).value,
      kind: group.kind,
      rows: rowsOf(units.filter((unit) => unit.pool === group.id)),
    }));
    const mine = units.filter((unit) => unit.state === "mine").length;
    return c.json({ event, mine, groups: groups.filter((group) => group.rows.length > 0) }, 200);
  });
