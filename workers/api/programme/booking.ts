import { createRoute } from "@hono/zod-openapi";
import { bookingInfoSchema, seatPlanViewSchema, type SeatPlanView } from "~/domain/booking/schema";
import { fail } from "~/domain/common/errors";
import { translate } from "~/domain/locale/locales";
import type { SeatView } from "../../box-office/screening";
import { askScreening, currentConfig } from "../../box-office/screenings";
import { bookingInfo } from "./booking-view";
import { positiveInt } from "../contract/query";
import { json, langParams } from "../contract/lang";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { cartIdOf } from "../../shop/asking";
import { actorOf } from "../shop/actor";

const eventParams = langParams.extend({ event: positiveInt });

const info = createRoute({
  method: "get",
  path: "/{lang}/api/events/{event}/booking/",
  summary: "Prices, seat groups and time slots of an event, with what is left",
  description: "Never cached. The viewer's own held tickets are never shown as sold out.",
  tags: ["Shop"],
  request: { params: eventParams },
  responses: {
    200: json(bookingInfoSchema, "What the booking widget needs"),
    400: problemAnswer("The id is malformed"),
    404: problemAnswer("No such event"),
    503: problemAnswer("Too many ask at once; try again shortly"),
  },
});

const seats = createRoute({
  method: "get",
  path: "/{lang}/api/events/{event}/seats/",
  summary: "The seats of an event, for changing one's own",
  tags: ["Shop"],
  request: { params: eventParams },
  responses: {
    200: json(seatPlanViewSchema, "Seats by seat group and row; empty without numbered seats"),
    400: problemAnswer("The id is malformed"),
    404: problemAnswer("No such event"),
    503: problemAnswer("Too many ask at once; try again shortly"),
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

export const booking = newRouter()
  .openapi(info, async (c) => {
    const {
      db,
      facts: { lang, now },
    } = c.var;
    const { event } = c.req.valid("param");
    const [screenable, cart] = await Promise.all([currentConfig(db, event, now), cartIdOf(actorOf(c))]);
    if (!screenable) return problem(c, fail("not_found"));
    const look = await askScreening(c.env, event, (object) => object.look({ cart, now }));
    if (!look.ok) return problem(c, look);
    return c.json(bookingInfo(screenable, look.value, { lang, now }), 200);
  })
  .openapi(seats, async (c) => {
    const {
      db,
      facts: { lang, now },
    } = c.var;
    const { event } = c.req.valid("param");
    const [screenable, cart] = await Promise.all([currentConfig(db, event, now), cartIdOf(actorOf(c))]);
    if (!screenable) return problem(c, fail("not_found"));
    const asked = await askScreening(c.env, event, (object) => object.seats({ cart, now }));
    if (!asked.ok) return problem(c, asked);
    const units = asked.value;
    const groups = screenable.facts.groups.map((group) => ({
      seat_group: group.id,
      name: translate(group.name, lang).value,
      kind: group.kind,
      rows: rowsOf(units.filter((unit) => unit.pool === group.id)),
    }));
    return c.json(
      {
        event,
        mine: units.filter((unit) => unit.state === "mine").length,
        groups: groups.filter((group) => group.rows.length > 0),
      },
      200,
    );
  });
