const isPlain = (part: object): boolean => Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;

/**
 * The same data, in which equal objects and lists are one: a page's data is written into its document, and what is one
 * object is written once. Only plain objects and lists are looked into; `value` itself stays as it is.
 */
export function withoutRepeats<T>(value: T): T {
  const known = new Map<string, unknown>();
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  const visit = (part: unknown): unknown => {
    if (!(part instanceof Object && isPlain(part))) return part;
    const isList = Array.isArray(part);
    const entries = Object.entries(part).map(([key, inner]): [string, unknown] => [key, visit(inner)]);
    const values = entries.map(([, inner]) => inner);
    const keys = isList ? "list" : entries.map(([key]) => numberOf(key)).join();
    const name = `${keys}:${values.map(numberOf).join()}`;
    const own = known.get(name) ?? (isList ? values : Object.fromEntries(entries));
    known.set(name, own);
    return own;
  };
  return visit(value) as T;
}
