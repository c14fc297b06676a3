import { findLocale, type LocaleCode } from "./locales";

/** The language that somebody wants most of those a header `Accept-Language` names; undefined if the house has none of them. */
export function acceptedLocale(header: string): LocaleCode | undefined {
  const wanted = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { code: tag.split("-")[0], weight: Number(weight ?? 1) };
  });
  return wanted
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ code, weight }) => (weight > 0 ? (findLocale(code)?.code ?? []) : []))[0];
}
