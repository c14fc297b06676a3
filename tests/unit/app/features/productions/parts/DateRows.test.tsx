import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DateRows } from "~/features/productions/parts/DateRows";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "../../../../../../app/i18n/messages/de/common.json";
import productions from "../../../../../../app/i18n/messages/de/productions.json";
import { show } from "../../../../../support/programme";

const texts = createTexts({ "de/common": common, "de/productions": productions });

/** The dates of a film in the house that has this locale. */
function datesIn(locale: string): string {
  const element = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="de" money={{ locale, currency: "EUR" }}>
        <DateRows showings={[show(1, "2027-01-02T19:30:00+01:00")]} />
      </LocaleProvider>
    </I18nextProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("dates of a film are written as the house writes German, not as the site's first one did", () => {
  expect(datesIn("de-DE")).toContain("Samstag, 2. Januar");
  expect(datesIn("de-AT")).toContain("Samstag, 2. Jänner");
});
