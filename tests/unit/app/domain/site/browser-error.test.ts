import { expect, test } from "vitest";
import { framesOf, mostFrames } from "~/domain/site/browser-error";

const origin = "https://kino.example";

test.each([
  [
    "Chromium",
    `TypeError: Ada Lovelace is not a film\n    at Week (${origin}/assets/WeekMatrix-Ab1.js:1:204)\n    at ${origin}/assets/house-x_-9.js:2:7`,
  ],
  ["Firefox", `Week@${origin}/assets/WeekMatrix-Ab1.js:1:204\n@${origin}/assets/house-x_-9.js:2:7`],
  ["Safari", `Week@${origin}/assets/WeekMatrix-Ab1.js:1:204\n${origin}/assets/house-x_-9.js:2:7`],
])("keeps the places of a stack of %s and none of its words", (_, stack) => {
  expect(framesOf(stack, origin)).toEqual(["/assets/WeekMatrix-Ab1.js:1:204", "/assets/house-x_-9.js:2:7"]);
});

test("drops the code of others, queries and what lies deep", () => {
  const foreign = `at a (chrome-extension://abc/x.js:1:1)\n at b (${origin}/de/programm?q=Ada:1:1)\n at c (https://other.example/x.js:1:1)`;
  expect(framesOf(foreign, origin)).toEqual([]);
  const deep = `at a (${origin}/assets/a.js:1:1)\n`.repeat(50);
  expect(framesOf(deep, origin)).toHaveLength(mostFrames);
});
