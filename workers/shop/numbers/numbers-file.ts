import { ok, type Result } from "~/domain/common/errors";
import { timeOf } from "~/domain/format/time";
import { csvCents, csvFile, csvStyleOf, csvText } from "~/domain/numbers/csv";
import type { AskedPeriod } from "~/domain/numbers/period";
import { plainTexts } from "~/server/plain-texts.server";
import type { DoorAsking } from "../door/asking";
import { readBooks } from "./read-numbers";

const columns = ["day", "show", "start", "room", "kind", "tax", "method", "off", "what", "tickets", "sum"] as const;

/**
 * The movements of a period as a file for spreadsheets, a line each, without sums: they are a spreadsheet's own. What
 * vouchers paid is two lines that come to nothing: off the method of the rest, and to theirs. `name` is what
 * it is saved as. No personal data. Fails as `readBooks` does.
 */
export async function numbersFile(
  asking: DoorAsking,
  asked: AskedPeriod,
): Promise<Result<{ name: string; text: string }>> {
  const read = await readBooks(asking, asked);
  if (!read.ok) return read;
  const { period, movements, transfers, shows, methodName } = read.value;
  const t = plainTexts(asking.lang);
  const style = csvStyleOf(asking.lang);
  const known = new Map(shows.map((show) => [show.event, show]));
  const rows = [...movements, ...transfers].map(
    ({ day, event, kind, taxRate, method, isBack, tickets, cents, offCents }) => {
      const show = event === null ? undefined : known.get(event);
      return [
        day,
        csvText(event === null ? "" : show?.title || t("numbers.unknown_show", { id: event })),
        show?.starts_at ? `${show.starts_at.slice(0, 10)} ${timeOf(show.starts_at)}` : "",
        csvText(show?.room ?? ""),
        csvText(kind),
        String(taxRate).replace(".", style.decimal),
        csvText(methodName(method)),
        csvCents(offCents, style),
        t(isBack ? "numbers.back" : "numbers.sold"),
        tickets,
        csvCents(cents, style),
      ];
    },
  );
  const head = columns.map((column) => t(`numbers.column.${column}`));
  return ok({ name: `kassa-${period.from}-${period.to}.csv`, text: csvFile([head, ...rows], style) });
}
