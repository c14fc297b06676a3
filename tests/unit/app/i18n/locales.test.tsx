import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { formatDay, formatMonth } from "~/domain/format/day";
import { formatPrice } from "~/domain/format/price";
import { formatAspectRatio, formatDuration, formatTime } from "~/domain/format/time";
import type { Locale } from "~/domain/locale/locale";
import { findLocale, translate } from "~/domain/locale/locales";
import { canonicalPath } from "~/domain/site/canonical-path";
import { targetOf } from "~/domain/site/paths";
import { LanguageSwitch } from "~/features/navigation/parts/LanguageSwitch";
import { languageOfPath, localizedPath, LocaleProvider, pathInLanguage } from "~/i18n/locale-context";
import { Message } from "~/i18n/Message";
import { createTexts } from "~/i18n/texts";
import german from "../../../../app/i18n/messages/de/common.json";

/** Everything that adding a language takes: its line in the list and, if there are any, its texts. */
vi.mock("~/i18n/locales", async (original) => {
  const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
  const latin: Locale = {
    code: "la",
    name: "Latina",
    iso: "la",
    figures: "de-CH",
    calendar: {
      weekdays: ["Solis", "Lunae", "Martis", "Mercurii", "Iovis", "Veneris", "Saturni"].map((of) => `dies ${of}`),
      weekdaysShort: ["So", "Lu", "Ma", "Me", "Io", "Ve", "Sa"],
      months: [...numbered("mensis", 10), "November", "December"],
      monthsShort: [...numbered("m.", 10), "Nov.", "Dec."],
      dayMonth: (day, month) => `${month} die ${day}`,
      short: (day, month) => `${day}/${month}`,
    },
    clock: (time) => `hora ${time}`,
    minutes: (count) => `${count} minutae`,
  };
  return { locales: [...(await original<{ locales: Locale[] }>()).locales, latin] };
});

const texts = createTexts({
  "de/common": german,
  "la/common": { "nav.programme": "Spectacula", "nav.language": "Lingua" },
});

function render(lang: string, path: string): string {
  const page = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang={lang}>
        <LanguageSwitch />
        <p>
          <Message ns="common" id="nav.programme" />
        </p>
        <p>
          <Message ns="common" id="nav.account" />
        </p>
      </LocaleProvider>
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  return renderToString(<RouterProvider router={router} />);
}

describe("Latin as a third language", () => {
  test("its prefix is found in paths and put before them", () => {
    expect(findLocale("la")?.name).toBe("Latina");
    expect(languageOfPath("/la/programm")).toBe("la");
    expect(localizedPath("/programm", "la")).toBe("/la/programm");
    expect(localizedPath("/la/programm", "de")).toBe("/la/programm");
    expect(pathInLanguage("/la/programm/metropolis/7", "en")).toBe("/en/programm/metropolis/7");
    expect(pathInLanguage("/de", "la")).toBe("/la");
    expect(targetOf("/la/programm.data")).toMatchObject({ lang: "la", rest: "/programm" });
    expect(canonicalPath("/la/programm")).toBe("/la/programm");
    expect(canonicalPath("/xx/programm")).toBe("/de/xx/programm");
  });

  test("the language switch lists it, on the same page and with the query", () => {
    const html = render("de", "/de/programm?view=woche");
    expect(html).toContain('href="/la/programm?view=woche"');
    expect(html).toContain('hrefLang="la"');
    expect(html).toContain("Latina");
    expect(html).not.toContain('href="/de/programm');
  });

  test("days, times, figures and prices are its own", () => {
    expect(formatDay("2026-11-21", "full", "la")).toBe("dies Saturni, November die 21 2026");
    expect(formatDay("2026-11-21", "short", "la")).toBe("Sa 21/11");
    expect([formatMonth("2026-02-01", "la"), formatMonth("2026-12-01", "la", "short")]).toEqual([
      "mensis 2 2026",
      "Dec.",
    ]);
    expect(formatTime("2026-11-21T18:30:00+01:00", "la")).toBe("hora 18:30");
    expect([formatDuration(104, "la"), formatAspectRatio(1.66, "la")]).toEqual(["104 minutae", "1.66 : 1"]);
    expect(formatPrice("8.50", "la", { locale: "de-AT", currency: "EUR" })).toBe("EUR\u00a08.50");
  });

  test("its own texts are unmarked, missing ones are German and marked", () => {
    const html = render("la", "/la/programm");
    expect(html).toContain("<p>Spectacula</p>");
    expect(html).toContain('<p><span lang="de">Konto</span></p>');
  });

  test("content falls back in the same way", () => {
    expect(translate({ de: "Heute", en: "Today" }, "la")).toEqual({ value: "Heute", lang: "de" });
    expect(translate({ de: "Heute", la: "Hodie" }, "la")).toEqual({ value: "Hodie" });
  });
});
