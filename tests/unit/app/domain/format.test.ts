import { describe, expect, test } from "vitest";
import { dayOfMonth, formatDay, formatMonth } from "~/domain/format/day";
import { formatPrice } from "~/domain/format/price";
import { formatAspectRatio, formatDuration, formatTime, timeOf } from "~/domain/format/time";

describe("times", () => {
  test("wall time comes from the instant's own offset", () => {
    expect(timeOf("2026-11-21T18:30:00+01:00")).toBe("18:30");
    expect(timeOf("2026-07-01T00:15:00+02:00")).toBe("00:15");
  });
  test("German says Uhr", () => {
    expect(formatTime("2026-11-21T18:30:00+01:00", "de")).toBe("18:30 Uhr");
    expect(formatTime("2026-11-21T18:30:00+01:00", "en")).toBe("18:30");
  });
  test("lengths and ratios", () => {
    expect(formatDuration(104, "de")).toBe("104 Min.");
    expect(formatDuration(104, "en")).toBe("104 min");
    expect(formatDuration(104, "la")).toBe("104 Min.");
    expect(formatAspectRatio(1.66, "de")).toBe("1,66 : 1");
    expect(formatAspectRatio(2.4, "en")).toBe("2.40 : 1");
  });
});

describe("days", () => {
  test.each([
    ["weekday", "Samstag", "Saturday"],
    ["weekday-short", "Sa", "Sat"],
    ["short", "Sa 21.11.", "Sat 21/11"],
    ["day-month", "21. November", "21 November"],
    ["long", "Samstag, 21. November", "Saturday, 21 November"],
    ["full", "Samstag, 21. November 2026", "Saturday, 21 November 2026"],
  ] as const)("%s", (style, de, en) => {
    expect(formatDay("2026-11-21", style, "de")).toBe(de);
    expect(formatDay("2026-11-21", style, "en")).toBe(en);
  });
  test("January is Jänner in Austria and Januar in Germany", () => {
    expect(formatDay("2027-01-01", "full", "de")).toBe("Freitag, 1. Jänner 2027");
    expect(formatDay("2027-01-01", "full", "de-AT")).toBe("Freitag, 1. Jänner 2027");
    expect(formatDay("2027-01-01", "full", "de-DE")).toBe("Freitag, 1. Januar 2027");
    expect(formatMonth("2027-01-15", "de")).toBe("Jänner 2027");
  });
  test("a language without names of its own reads German", () => {
    expect(formatDay("2026-11-21", "long", "la")).toBe("Samstag, 21. November");
  });
  test("only the day counts, not the time or its offset", () => {
    expect(formatDay("2026-10-25T00:15:00+02:00", "weekday", "de")).toBe("Sonntag");
    expect(dayOfMonth("2026-03-01")).toBe(1);
  });
  test("leap day", () => expect(formatDay("2028-02-29", "weekday", "en")).toBe("Tuesday"));
});

describe("prices", () => {
  test.each([
    ["8.50", "€\u00a08,50", "8,50\u00a0€", "€8.50"],
    ["8.00", "€\u00a08", "8\u00a0€", "€8"],
    ["0.00", "€\u00a00", "0\u00a0€", "€0"],
    ["1234.05", "€\u00a01.234,05", "1.234,05\u00a0€", "€1,234.05"],
  ])("%s", (price, austria, germany, english) => {
    expect(formatPrice(price, "de", { locale: "de-AT", currency: "EUR" })).toBe(austria);
    expect(formatPrice(price, "de", { locale: "de-DE", currency: "€" })).toBe(germany);
    expect(formatPrice(price, "en", { locale: "de-AT", currency: "EUR" })).toBe(english);
  });
  test("without settings the house is in Austria", () => expect(formatPrice("9.50", "de")).toBe("€\u00a09,50"));
});
