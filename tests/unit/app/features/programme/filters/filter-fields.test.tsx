import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { EventFilters } from "~/domain/programme/filters";
import { useFilterFields } from "~/features/programme/filters/filter-fields";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "../../../../../../app/i18n/messages/en/common.json";
import programme from "../../../../../../app/i18n/messages/en/programme.json";

const facets = {
  count: 2,
  options: {
    tag: [{ value: "1", name: "Classics", count: 1 }],
    version: [{ value: "OV", name: "OV", count: 2 }],
    access: [{ value: "wheelchair", name: "wheelchair", count: 2 }],
    time: [{ value: "late", name: "late", count: 1 }],
    season: [{ value: "2", name: "2026/27", count: 2 }],
    genre: [],
  },
  last_day: null,
  suggestions: [],
};

function shown(visible: string[], filters: EventFilters = {}): string[] {
  let labels: string[] = [];
  function Fields() {
    labels = useFilterFields(visible, filters, facets).map(({ label }) => label);
    return null;
  }
  const texts = createTexts({ "en/common": common, "en/programme": programme });
  const element = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="en" money={{ locale: "de-AT", currency: "EUR" }}>
        <Fields />
      </LocaleProvider>
    </I18nextProvider>
  );
  renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return labels;
}

it("shows the filters that the settings name, in their order, and no other", () => {
  expect(shown(["version", "calendar", "season", "tag", "unheard-of"])).toEqual([
    "Language version",
    "Season",
    "Categories",
  ]);
  expect(shown([])).toEqual([]);
});

it("leaves out filters without choices, and shows one that an address sets", () => {
  expect(shown(["genre", "tag"])).toEqual(["Categories"]);
  expect(shown(["tag"], { season: 2 })).toEqual(["Categories", "Season"]);
});
