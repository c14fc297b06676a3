import { use, useEffect, useRef, useState } from "react";
import { isRecord } from "~/domain/common/record";
import type { KeptImage, MediaChange } from "~/domain/editing/picking";
import { EditingContext } from "../form/editing-context";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Facts = KeptImage["facts"];

/** True if others have said something of what is to be changed: of words, in the same language. */
const isContested = (change: MediaChange, seen: Facts, now: Facts): boolean =>
  Object.entries(change).some(([key, value]) => {
    const [before, after] = [seen[key as keyof Facts], now[key as keyof Facts]];
    if (key !== "alt" || !isRecord(value)) return !same(before, after);
    return Object.keys(value).some(
      (lang) => !same((before as Facts["alt"])[lang as never], (after as Facts["alt"])[lang as never]),
    );
  });

/**
 * Says something of a picture, one thing after the other, each on what the house says by then. Where others have said
 * something else of the same meanwhile nothing is done: what is here stays, and "meanwhile" is told.
 */
export function useDescribed(image: KeptImage, onChanged: (image: KeptImage) => void) {
  const { picking } = use(EditingContext);
  const [state, setState] = useState<"kept" | "failed" | "meanwhile">("kept");
  const latest = useRef(image);
  const before = useRef(Promise.resolve());
  useEffect(() => {
    if (image.rev > latest.current.rev) latest.current = image;
  }, [image]);
  const take = (next: KeptImage): void => {
    latest.current = next;
    onChanged(next);
  };
  const describe = async (change: MediaChange, seen: KeptImage): Promise<void> => {
    const said = await picking.describe(latest.current, change);
    if ("image" in said) {
      take(said.image);
      return setState("kept");
    }
    take(said.theirs);
    // What others said of something else stands beside it.
    if (isContested(change, seen.facts, said.theirs.facts)) return setState("meanwhile");
    return describe(change, said.theirs);
  };
  const keep = (change: MediaChange): void => {
    before.current = before.current.then(() => describe(change, latest.current).catch(() => setState("failed")));
  };
  return { state, keep };
}
