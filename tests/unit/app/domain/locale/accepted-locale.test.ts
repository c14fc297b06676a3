import { expect, it } from "vitest";
import { acceptedLocale } from "~/domain/locale/accepted-locale";

it.each([
  ["en", "en"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr, EN-us; q=0.8, de;q=0.5", "en"],
  ["en;q=0, de;q=0.1", "de"],
  ["fr", undefined],
  ["*", undefined],
  ["", undefined],
  [";q=x,,", undefined],
])("%s means %s", (header, code) => expect(acceptedLocale(header)).toBe(code));
