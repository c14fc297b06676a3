import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { findLocale, locales, translate, type Locale } from "~/domain/locale/locales";
import { LanguageSwitch } from "~/features/navigation/parts/LanguageSwitch";
import { languageOfPath, localizedPath, LocaleProvider, pathInLanguage } from "~/i18n/locale-context";
import { Message } from "~/i18n/Message";
import { createTexts } from "~/i18n/texts";
import german from "../../../app/i18n/messages/de/common.json";

/** Everything that adding a language takes: an entry in the list and, if there are any, its texts. */
const withLatin: readonly Locale[] = [...locales, { code: "la", name: "Latina", iso: "la" }];
const texts = createTexts({
  "de/common": german,
  "la/common": { "nav.programme": "Spectacula", "nav.language": "Lingua" },
});

function render(lang: string, path: string): string {
  const page = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang={lang} locales={withLatin}>
        <LanguageSwitch />
        <p>
          <Message ns="common" id="nav.programme" />
        </p>
        <p>
          <Message ns="common" id="nav.films" />
        </p>
      </LocaleProvider>
    </I18nextProvider>
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
