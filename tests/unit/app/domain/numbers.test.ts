import { describe, expect, it } from "vitest";
import { csvCents, csvFile, csvStyleOf, csvText } from "~/domain/numbers/csv";
import { formatCents } from "~/domain/numbers/format-cents";
import { taxIn } from "~/domain/numbers/movements";
import { boundsOf, lengthOf, shortcutPeriods } from "~/domain/numbers/period";

describe("a period", () => {
  it("has days without a gap and without an overlap, whatever the clocks do", () => {
    for (const zone of ["Europe/Vienna", "America/New_York", "Asia/Beirut", "UTC"]) {
      const days = boundsOf({ from: "2026-01-01", to: "2026-12-31" }, zone);
      expect(days).toHaveLength(365);
      expect(days.slice(1).filter(({ since }, index) => since !== days[index]?.until)).toEqual([]);
    }
  });

  it("is known by the names people give it", () => {
    expect(shortcutPeriods("2026-03-01")).toEqual({
      today: { from: "2026-03-01", to: "2026-03-01" },
      yesterday: { from: "2026-02-28", to: "2026-02-28" },
      month: { from: "2026-03-01", to: "2026-03-01" },
      last_month: { from: "2026-02-01", to: "2026-02-28" },
    });
    expect([
      lengthOf({ from: "2024-01-01", to: "2024-12-31" }),
      lengthOf({ from: "2026-01-02", to: "2026-01-01" }),
    ]).toEqual([366, 0]);
  });
});

describe("an amount", () => {
  const austria = { locale: "de-AT", currency: "EUR" };

  it("has two decimals, a fixed space and a true minus", () => {
    expect([3800, 0, -2000].map((cents) => formatCents(cents, "de", austria))).toEqual([
      "€\u00A038,00",
      "€\u00A00,00",
      "\u2212\u00A0€\u00A020,00",
    ]);
    expect(formatCents(-123_456, "en", austria)).toBe("\u2212€1,234.56");
  });

  it("has the same tax whichever way it goes", () => {
    expect([taxIn(1050, 10), taxIn(-1050, 10), Object.is(taxIn(-1, 10), 0)]).toEqual([95, -95, true]);
  });
});

describe("a file for spreadsheets", () => {
  it("is read by each country's own", () => {
    expect([csvStyleOf("de"), csvStyleOf("en")]).toEqual([
      { separator: ";", decimal: "," },
      { separator: ",", decimal: "." },
    ]);
    expect([-5, 1_234_567, -2000].map((cents) => csvCents(cents, csvStyleOf("de")))).toEqual([
      "-0,05",
      "12345,67",
      "-20,00",
    ]);
  });

  it("says what it was told, and calculates nothing", () => {
    expect(["=A1", "+1", "-1", "@x", "\tx", "Film - Teil 2"].map(csvText)).toEqual([
      "'=A1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      "Film - Teil 2",
    ]);
    expect(csvFile([["a;b", 'c"d', "e\nf", 1]], csvStyleOf("de"))).toBe('\uFEFF"a;b";"c""d";"e\nf";1\r\n');
  });
});
