/** A part of the site, code or texts, that did not arrive. */
export class LostPart extends Error {
  override readonly name = "LostPart";
}

/**
 * Asks for a part of the site and, if it does not arrive, once more. Every import that happens after
 * the page has loaded goes through here. Rejects with `LostPart`.
 */
export function importPart<T>(load: () => Promise<T>): Promise<T> {
  return load()
    .catch(load)
    .catch((cause: unknown) => {
      throw new LostPart(undefined, { cause });
    });
}
