import { describe, expect, test } from "vitest";
import { defaultLocale, locales } from "~/domain/locale/locales";

type Messages = Record<string, string>;
const files = import.meta.glob<Messages>("../../../../app/i18n/messages/*/*.json", { eager: true, import: "default" });

function messagesOf(lang: string): Map<string, Messages> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${lang}/`));
  return new Map(own.map(([path, messages]) => [path.split("/").at(-1) ?? "", messages]));
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).toSorted();

const german = messagesOf(defaultLocale);

describe.each(locales.filter(({ code, isComplete }) => isComplete && code !== defaultLocale).map(({ code }) => code))(
  "messages in %s",
  (lang) => {
    const own = messagesOf(lang);

    test("has a file for every German namespace and no other", () => {
      expect([...own.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    });

    test.each([...german.keys()])("%s has the German keys and no other", (name) => {
      expect(Object.keys(own.get(name) ?? {}).toSorted()).toEqual(Object.keys(german.get(name) ?? {}).toSorted());
    });

    test.each([...german.keys()])("%s fills in the same values", (name) => {
      const mismatched = Object.entries(german.get(name) ?? {}).filter(([key, text]) => {
        const other = own.get(name)?.[key];
        return other !== undefined && placeholders(other).join() !== placeholders(text).join();
      });
      expect(mismatched.map(([key]) => key)).toEqual([]);
    });
  },
);

test("no text is empty, untrimmed or left as HTML", () => {
  const odd = Object.entries(files).flatMap(([path, messages]) =>
    Object.entries(messages)
      .filter(([, text]) => text.trim() === "" || text !== text.trim() || /<\/?\w/.test(text))
      .map(([key]) => `${path.split("/messages/")[1]} ${key}`),
  );
  expect(odd).toEqual([]);
});

test("plural texts come in both forms", () => {
  const lonely = Object.entries(files).flatMap(([path, messages]) =>
    Object.keys(messages)
      .filter((key) => /_(one|other)$/.test(key))
      .filter(
        (key) =>
          !(`${key.replace(/_(one|other)$/, "")}_one` in messages) ||
          !(`${key.replace(/_(one|other)$/, "")}_other` in messages),
      )
      .map((key) => `${path} ${key}`),
  );
  expect(lonely).toEqual([]);
});
