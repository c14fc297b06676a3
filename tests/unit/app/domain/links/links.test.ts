import { expect, test } from "vitest";
import { isExternalLink, isSafeLink } from "~/domain/links/links";

test.each([
  ["/programm", false],
  ["/de/programm?view=woche", false],
  ["https://example.org", true],
  ["//example.org", true],
  ["/media/abc/w640.jpg", true],
  ["/presse/heft.PDF", true],
  ["/heft.pdf?download=1", true],
  ["/pdf-archiv", false],
])("%s is external: %s", (url, external) => {
  expect(isExternalLink(url)).toBe(external);
});

test.each([
  ["/programm", true],
  ["#datesAndTickets", true],
  ["mailto:kassa@kino.example", true],
  ["tel:+4315550120", true],
  ["javascript:alert(1)", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/\t/evil.example", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["programm", false],
])("%s may become a link: %s", (url, safe) => {
  expect(isSafeLink(url)).toBe(safe);
});
