import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import { useFormats } from "~/i18n/use-formats";
import { OpeningHoursLabel } from "~/words/OpeningHoursLabel";
import german from "../../../../app/i18n/messages/de/common.json";
import english from "../../../../app/i18n/messages/en/common.json";

const texts = createTexts({ "de/common": german, "en/common": english });

function render(element: React.ReactNode): string {
  return renderToString(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <I18nextProvider i18n={texts}>{element}</I18nextProvider> }])}
    />,
  );
}

describe("days and prices", () => {
  function Line() {
    const { fullDay, shortDay, price } = useFormats();
    return <p>{[fullDay("2027-01-02"), shortDay("2027-01-02"), price("8.50")].join(" | ")}</p>;
  }
  const written = (lang: string, locale: string) =>
    render(
      <LocaleProvider lang={lang} money={{ locale, currency: "EUR" }}>
        <Line />
      </LocaleProvider>,
    );

  test("are written as the house's locale has them", () => {
    expect(written("de", "de-AT")).toContain("Samstag, 2. Jänner 2027 | Sa 2.1. | €\u00a08,50");
    expect(written("de", "de-DE")).toContain("Samstag, 2. Januar 2027 | Sa 2.1. | 8,50\u00a0€");
  });

  test("of another language do not follow a locale of German", () => {
    expect(written("en", "de-AT")).toContain("Saturday, 2 January 2027 | Sat 2/1 | €8.50");
  });
});

describe("the opening hours", () => {
  const hours: OpeningHoursToday = {
    date: "2026-11-21",
    opening_hours: [
      { closed: false, time_from: "14:00:00", time_to: "01:30:00", alternative_text: "", alternative_link_url: "" },
    ],
    opening_hours_exceptions: [],
  };
  const at = (now: string) => render(<OpeningHoursLabel hours={hours} now={now} />);

  test.each([
    ["12:00", "Heute geöffnet ab 14:00 Uhr", "early"],
    ["23:59", "Heute geöffnet bis 01:30 Uhr", "open"],
    ["01:30", "Geschlossen", "late"],
  ])("at %s are said once and shown by a shape", (now, words, state) => {
    expect(at(now)).toContain(words);
    expect(at(now)).toContain(`data-state="${state}"`);
  });
});
