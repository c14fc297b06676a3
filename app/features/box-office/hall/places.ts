import type { HallSeat } from "~/domain/hall/schema";

/** One row of seats, in their columns from 1. */
export interface PlanRow {
  name: string | null;
  seats: { seat: HallSeat; column: number }[];
}

/** The seats of a group by rows, from the screen; columns have the gaps of the room. */
export function rowsOf(seats: readonly HallSeat[]): PlanRow[] {
  const columns = columnsOf(seats);
  return [...Map.groupBy(seats, ({ y }) => y)]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => ({
      name: row[0]?.row ?? null,
      seats: row.toSorted((a, b) => a.x - b.x).map((seat) => ({ seat, column: columns.get(seat.x) ?? 1 })),
    }));
}

/** Places that stand between columns have no room in whole ones: they are counted off. */
function columnsOf(seats: readonly HallSeat[]): Map<number, number> {
  const all = [...new Set(seats.map(({ x }) => x))].toSorted((a, b) => a - b);
  const [first = 0] = all;
  const isWhole = all.every(Number.isInteger);
  return new Map(all.map((x, index) => [x, isWhole ? x - first + 1 : index + 1]));
}

/** Where a key leads in a plan, or null where it leads nowhere. */
export function seatAt(rows: readonly PlanRow[], from: number, key: string): HallSeat | null {
  const y = rows.findIndex(({ seats }) => seats.some(({ seat }) => seat.id === from));
  const row = rows[y]?.seats ?? [];
  const index = row.findIndex(({ seat }) => seat.id === from);
  const here = row[index];
  if (!here) return null;
  const beside: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: row.length - 1 };
  if (key in beside) return row[beside[key] ?? -1]?.seat ?? null;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const next = rows[key === "ArrowUp" ? y - 1 : y + 1]?.seats ?? [];
  const away = ({ column }: (typeof next)[number]): number => Math.abs(column - here.column);
  return next.toSorted((a, b) => away(a) - away(b))[0]?.seat ?? null;
}
