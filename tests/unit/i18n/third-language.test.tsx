import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { findLocale, locales, translate, type Locale } from "~/domain/locale/locales";
import { LanguageSwitch } from "~/features/navigation/LanguageSwitch";
import { createCatalog } from "~/i18n/catalog";
import { languageOfPath, localizedPath, LocaleProvider, pathInLanguage } from "~/i18n/locale-context";
import { Message } from "~/i18n/Message";
import german from "../../../app/i18n/messages/de/common.json";

/** Everything that adding a language takes: an entry in the list and, if there are any, its texts. */
const withLatin: readonly Locale[] = [...locales, { code: "la", name: "Latina", iso: "la" }];
const catalog = createCatalog({
  "de/common": german,
  "la/common": { "nav.programme": "Spectacula", "nav.language": "Lingua" },
});

function render(lang: string, path: string): string {
  const page = (
    <LocaleProvider lang={lang} locales={withLatin} catalog={catalog}>
      <LanguageSwitch />
      <p>
        <Message ns="common" id="nav.programme" />
      </p>
      <p>
        <Message ns="common" id="nav.films" />
      </p>
    </LocaleProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  return renderToString(<RouterProvider router={router} />);
}

describe("Latin as a third language", () => {
  test("its prefix is found in paths and put before them", () => {
    expect(findLocale("la", withLatin)?.name).toBe("Latina");
    expect(languageOfPath("/la/programm", withLatin)).toBe("la");
    expect(localizedPath("/programm", "la", withLatin)).toBe("/la/programm");
    expect(localizedPath("/la/programm", "de", withLatin)).toBe("/la/programm");
    expect(pathInLanguage("/la/programm/metropolis/7", "en", withLatin)).toBe("/en/programm/metropolis/7");
    expect(pathInLanguage("/de", "la", withLatin)).toBe("/la");
  });

  test("without the entry the prefix is unknown", () => {
    expect(findLocale("la")).toBeUndefined();
    expect(languageOfPath("/la/programm")).toBe("de");
  });

  test("the language switch lists it, on the same page and with the query", () => {
    const html = render("de", "/de/programm?view=woche");
    expect(html).toContain('href="/la/programm?view=woche"');
    expect(html).toContain('hrefLang="la"');
    expect(html).toContain("Latina");
    expect(html).not.toContain('href="/de/programm');
  });

  test("its own texts are unmarked, missing ones are German and marked", () => {
    const html = render("la", "/la/programm");
    expect(html).toContain("<p>Spectacula</p>");
    expect(html).toContain('<p><span lang="de">Filme</span></p>');
  });

  test("content falls back in the same way", () => {
    expect(translate({ de: "Heute", en: "Today" }, "la")).toEqual({ value: "Heute", lang: "de" });
    expect(translate({ de: "Heute", la: "Hodie" }, "la")).toEqual({ value: "Hodie" });
  });
});
