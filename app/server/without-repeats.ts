const isPlain = (part: object): boolean => Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;

/**
 * The same data, in which equal objects and lists are one: a page's data is written into its document, and what is one
 * object is written once. Only plain objects and lists are looked into; `value` itself stays as it is.
 */
export function withoutRepeats<T>(value: T): T {
  const known = new Map<string, object>();
  const numbers = new Map<object, number>();
  const nameOf = (part: unknown): string =>
    part instanceof Object ? `#${numbers.get(part)}` : `${typeof part}${JSON.stringify(part)}`;
  const visit = (part: unknown): unknown => {
    if (!(part instanceof Object)) return part;
    if (!isPlain(part)) {
      numbers.set(part, numbers.get(part) ?? numbers.size);
      return part;
    }
    const entries = Object.entries(part).map(([key, inner]): [string, unknown] => [key, visit(inner)]);
    const name = `${Array.isArray(part)}${entries.map(([key, inner]) => `${JSON.stringify(key)}${nameOf(inner)}`).join()}`;
    const own =
      known.get(name) ?? (Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries));
    known.set(name, own);
    numbers.set(own, numbers.get(own) ?? numbers.size);
    return own;
  };
  return visit(value) as T;
}
