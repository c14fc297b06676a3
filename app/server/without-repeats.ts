const isPlain = (part: object): boolean => Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;

/**
 * The same data, in which equal objects and lists are one: a page's data is written into its document, and what is one
 * object is written once. Only plain objects and lists are looked into; `value` itself stays as it is.
 */
export function withoutRepeats<T>(value: T): T {
  const known = new Map<string, unknown>();
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const number = numbers.get(part);
    if (number === undefined) numbers.set(part, numbers.size);
    return number ?? numbers.size - 1;
  };
  const visit = (part: unknown): unknown => {
    if (!(part instanceof Object && isPlain(part))) return part;
    const isList = Array.isArray(part);
    const keys = isList ? [] : Object.keys(part);
    const before: unknown[] = isList ? part : Object.values(part);
    const values = before.map(visit);
    const name = `${isList ? "list" : keys.map(numberOf).join()}:${values.map(numberOf).join()}`;
    const first = known.get(name);
    if (first) return first;
    // What holds nothing that stands elsewhere as well needs no copy.
    const isItself = values.every((value, at) => value === before[at]);
    const copy = () => (isList ? values : Object.fromEntries(keys.map((key, at) => [key, values[at]])));
    const own = isItself ? part : copy();
    known.set(name, own);
    return own;
  };
  return visit(value) as T;
}
