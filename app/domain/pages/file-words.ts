import { localeOf } from "../locale/locales";

/** The size of a file in words: "3,1 MB". */
export function fileSize(bytes: number, lang: string): string {
  const [unit, value] = bytes < 1_000_000 ? ["kilobyte", bytes / 1e3] : ["megabyte", bytes / 1e6];
  const maximumFractionDigits = unit === "megabyte" && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(localeOf(lang).iso, { style: "unit", unit, maximumFractionDigits }).format(value);
}

/** What people call a type of file: "PDF". */
export const formatName = (mime: string): string => (mime.split("/")[1] ?? "").replace("mpeg", "mp3").toUpperCase();
