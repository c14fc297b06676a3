import { describe, expect, it } from "vitest";
import { readingMinutes } from "~/domain/articles/reading-time";

const text = (...paragraphs: number[]) => ({
  type: "doc",
  content: paragraphs.map((count) => ({
    type: "paragraph",
    content: [{ type: "text", text: Array.from({ length: count }, () => "Wort").join(" ") }],
  })),
});

describe("the reading time of a text", () => {
  it.each([
    [0, null],
    [0, text()],
    [1, text(1)],
    [1, text(200)],
    [2, text(201)],
    [2, text(150, 150)],
    [5, text(900)],
  ])("is in minutes that have begun, never less than one", (minutes, doc) => {
    expect(readingMinutes(doc)).toBe(Math.max(1, minutes));
  });

  it("counts what comes after it", () => {
    expect([readingMinutes(text(150), 50), readingMinutes(text(150), 51), readingMinutes(null, 201)]).toEqual([
      1, 2, 2,
    ]);
  });
});
