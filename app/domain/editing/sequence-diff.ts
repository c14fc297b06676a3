/** One entry of two sequences that are laid over each other. */
export type Laid<T> = { kind: "same"; was: T; is: T } | { kind: "removed"; was: T } | { kind: "added"; is: T };

/** Beyond so many comparisons nobody would find their way through the result either. */
const mostComparisons = 4_000_000;

const wholly = <T>(was: readonly T[], is: readonly T[]): Laid<T>[] => [
  ...was.map((entry): Laid<T> => ({ kind: "removed", was: entry })),
  ...is.map((entry): Laid<T> => ({ kind: "added", is: entry })),
];

/** The longest sequence that both have, with what is only in one of them around it. */
function laidOver<T>(was: readonly T[], is: readonly T[], same: (a: T, b: T) => boolean): Laid<T>[] {
  if (was.length * is.length > mostComparisons || was.length === 0 || is.length === 0) return wholly(was, is);
  const width = is.length + 1;
  const common = new Uint32Array((was.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1)
      common[row * width + column] = same(was[row] as T, is[column] as T)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const laid: Laid<T>[] = [];
  let [row, column] = [0, 0];
  while (row < was.length && column < is.length) {
    const [old, now] = [was[row] as T, is[column] as T];
    if (same(old, now)) {
      laid.push({ kind: "same", was: old, is: now });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      laid.push({ kind: "removed", was: old });
      row += 1;
    } else {
      laid.push({ kind: "added", is: now });
      column += 1;
    }
  }
  return [...laid, ...wholly(was.slice(row), is.slice(column))];
}

/** What became of a sequence: entries that stayed, went and came, in reading order. What went stands before what came. */
export function sequenceDiff<T>(was: readonly T[], is: readonly T[], same: (a: T, b: T) => boolean): Laid<T>[] {
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && same(was[head] as T, is[head] as T)) head += 1;
  let tail = 0;
  while (tail < most - head && same(was.at(-1 - tail) as T, is.at(-1 - tail) as T)) tail += 1;
  const longer = is.length - was.length;
  const kept = (entries: readonly T[], first: number): Laid<T>[] =>
    entries.map((entry, index): Laid<T> => ({ kind: "same", was: entry, is: is[first + index] as T }));
  const rest = was.length - tail;
  return [
    ...kept(was.slice(0, head), 0),
    ...laidOver(was.slice(head, rest), is.slice(head, rest + longer), same),
    ...kept(was.slice(rest), rest + longer),
  ];
}
