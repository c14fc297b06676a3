import { expect, test } from "vitest";
import { axisOf, isOfNight } from "~/domain/productions/axis";

/** `start` and `end` as wall times with their offsets. */
const show = (day: string, start: string, end: string) => ({ day, date_start: start, date_end: end });
const winter = (day: string, start: string, end: string) => show(day, `${start}:00+01:00`, `${end}:00+01:00`);

const friday = [
  winter("2026-11-27", "2026-11-28T00:15", "2026-11-28T01:33"),
  winter("2026-11-27", "2026-11-27T22:30", "2026-11-27T23:43"),
];

test("a night is a row of minutes that goes on after midnight, in order of time", () => {
  const axis = axisOf([...friday, winter("2026-11-28", "2026-11-28T22:30", "2026-11-29T00:06")]);
  expect([axis?.from, axis?.to]).toEqual([22 * 60, 26 * 60]);
  expect(axis?.nights.map(({ day, shows }) => [day, ...shows.map(({ from, to }) => [from, to])])).toEqual([
    ["2026-11-27", [1350, 1423], [1455, 1533]],
    ["2026-11-28", [1350, 1446]],
  ]);
  expect(axis?.elsewhere).toEqual([]);
});

test("the scale is laid where most shows are, and six hours long at most", () => {
  const matinee = winter("2026-11-29", "2026-11-29T17:00", "2026-11-29T18:40");
  const axis = axisOf([matinee, ...friday]);
  expect([axis?.from, axis?.to, axis?.elsewhere]).toEqual([22 * 60, 26 * 60, [matinee]]);
  // From five to one would be eight hours; from eight on it is the longest scale there may be.
  const evening = winter("2026-11-26", "2026-11-26T20:00", "2026-11-26T21:30");
  expect(axisOf([matinee, evening, ...friday])).toMatchObject({ from: 20 * 60, to: 26 * 60, elsewhere: [matinee] });
});

test("a bar is as long as the film, also in the night whose clock is put on", () => {
  const axis = axisOf([show("2027-03-27", "2027-03-28T01:15:00+01:00", "2027-03-28T04:13:00+02:00")]);
  expect(axis?.nights[0]?.shows[0]).toMatchObject({ from: 25 * 60 + 15, to: 25 * 60 + 15 + 118 });
});

test("what is longer than any scale has none", () => {
  expect(axisOf([winter("2026-11-27", "2026-11-27T15:00", "2026-11-27T21:30")])).toBeNull();
  expect(axisOf([])).toBeNull();
});

test("a night runs over midnight", () => {
  expect(isOfNight(friday)).toBe(true);
  expect(isOfNight([winter("2026-11-27", "2026-11-27T10:30", "2026-11-27T12:00")])).toBe(false);
  expect(isOfNight([winter("2026-11-27", "2026-11-27T22:00", "2026-11-27T23:45")])).toBe(false);
  expect(isOfNight([])).toBe(false);
});
