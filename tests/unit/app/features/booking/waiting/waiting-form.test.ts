import { expect, it } from "vitest";
import type { SeatGroup } from "~/domain/booking/schema";
import { withoutSeats } from "~/domain/booking/shown";
import { groupsToWaitFor } from "~/features/booking/waiting/waiting-form";
import { bookingInfo, seated, timed, wheelchairs } from "../../../../../support/booking-view";

const soldOut = (group: SeatGroup): SeatGroup => ({ ...group, status: "sold-out" });
const slots = (group: SeatGroup, ...states: SeatGroup["status"][]): SeatGroup => ({
  ...group,
  timeslots: states.map((status, nth) => ({ id: nth + 1, time_start: `1${nth}:00:00`, status, block_id: nth + 1 })),
});
const waitedFor = (groups: SeatGroup[], availability?: "available" | "sold-out") =>
  groupsToWaitFor(bookingInfo(groups, availability)).map(({ text, timeslots }) => [
    text,
    timeslots.map(({ id }) => id),
  ]);

it("is for what is sold out of a show that is", () => {
  expect(waitedFor([seated])).toEqual([]);
  expect(waitedFor([soldOut(seated), wheelchairs], "sold-out")).toEqual([["Parkett", []]]);
  expect(waitedFor([soldOut(seated), soldOut(wheelchairs)], "sold-out")).toHaveLength(2);
  expect(groupsToWaitFor(withoutSeats(bookingInfo([soldOut(seated)], "sold-out")))).toEqual([]);
});

it("is for the time slots that are sold out, while others are not", () => {
  expect(waitedFor([slots(timed, "available", "limited")])).toEqual([]);
  expect(waitedFor([slots(timed, "sold-out", "limited", "sold-out", "closed")])).toEqual([["Rundgang", [1, 3]]]);
  expect(waitedFor([slots(timed, "sold-out", "sold-out")], "sold-out")).toEqual([["Rundgang", [1, 2]]]);
  expect(groupsToWaitFor(withoutSeats(bookingInfo([slots(timed, "sold-out")])))).toEqual([]);
});

it("lets nobody wait for a wheelchair place at a time at which other places are free, nor the other way round", () => {
  const [chairs, common] = [slots(wheelchairs, "sold-out", "sold-out"), slots(timed, "available", "sold-out")];
  expect(waitedFor([common, chairs])).toEqual([
    ["Rundgang", [2]],
    ["Rollstuhlplätze", [2]],
  ]);
  expect(waitedFor([slots(timed, "sold-out"), slots(wheelchairs, "available")])).toEqual([["Rundgang", [1]]]);
});
