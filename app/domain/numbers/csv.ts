import { figures } from "../format/figures";
import type { LocaleCode } from "../locale/locales";

/** How a country's spreadsheets read a file. */
export interface CsvStyle {
  separator: ";" | ",";
  decimal: "," | ".";
}

/** Spreadsheets that take a comma for a decimal point take a semicolon for what separates. */
export function csvStyleOf(lang: LocaleCode): CsvStyle {
  const decimal = figures(lang, { minimumFractionDigits: 1 }).format(0).includes(",") ? "," : ".";
  return { decimal, separator: decimal === "," ? ";" : "," };
}

/** Excel takes a file without it for one of the nineties; everybody else skips it. */
const byteOrderMark = "\uFEFF";

/** Signs with which a cell begins that is calculated instead of shown. */
const formula = /^[=+\-@\t\r]/;

/** An amount of cents as a cell: "-20,00". */
export function csvCents(cents: number, { decimal }: CsvStyle): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(size / 100)}${decimal}${String(size % 100).padStart(2, "0")}`;
}

/** What somebody has written, as a cell: never calculated. */
export const csvText = (text: string): string => (formula.test(text) ? `'${text}` : text);

function cell(value: string | number, { separator }: CsvStyle): string {
  const text = String(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of RFC 4180 in UTF-8, with a byte order mark. Texts of others go through `csvText` first. */
export const csvFile = (rows: readonly (readonly (string | number)[])[], style: CsvStyle): string =>
  byteOrderMark + rows.map((row) => `${row.map((value) => cell(value, style)).join(style.separator)}\r\n`).join("");
