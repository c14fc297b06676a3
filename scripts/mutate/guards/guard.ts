/** What keeps a promise. */
export interface Guard {
  /** What would be broken without it. */
  promise: string;
  file: string;
  /** As it stands in the file, once; several where one of them would do, and all are taken away. */
  guard: string | readonly string[];
  /** What is left without it; nothing if not said. */
  without?: string;
  /** One of these must fail then. */
  judges: string[];
}

const inFolder =
  (folder: string) =>
  (...names: string[]): string[] =>
    names.map((name) => `tests/worker/${folder}/${name}.test.ts`);

export const shop = inFolder("shop");
export const desk = inFolder("desk");
export const door = inFolder("door");
export const boxOffice = inFolder("box-office");

export const partsOf = ({ guard }: Guard): readonly string[] => (typeof guard === "string" ? [guard] : guard);

/** A source without a guard. */
export const withoutGuard = (guard: Guard, source: string): string =>
  partsOf(guard).reduce((text, part) => text.replace(part, () => guard.without ?? ""), source);
