/**
 * A letter for each name, if possible one of its own, none of them `taken` and none twice; "" where the alphabet does not reach.
 */
export function lettersFor(names: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const own = `${name.normalize("NFD").toLowerCase()}abcdefghijklmnopqrstuvwxyz`;
    const letter = own.match(/[a-z]/g)?.find((one) => !used.has(one)) ?? "";
    used.add(letter);
    return letter;
  });
}
