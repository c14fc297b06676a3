import { useMemo } from "react";
import { pickingApi, type Picking } from "~/api/later/picking";
import { withPicture } from "../fetch-sources";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { useLoaded } from "../use-loaded";
import type { EditingFacts } from "./editing-context";

type Asking = Pick<Session, "lang" | "onSignedOut" | "signIn" | "sources">;

/** What forms may ask for: the clock of the page's house, and its records in a language. */
export function useEditingFacts({ lang, onSignedOut, signIn, sources }: Asking): EditingFacts {
  const { zone = "UTC" } = useLoaded();
  // Whoever has signed in again is asked for: what is open asks anew, with what was typed in it.
  const isOut = usePart(signIn, (asked) => asked !== null);
  return useMemo(() => {
    const picking = pickingApi(lang, () => onSignedOut(false));
    // What is said of a picture is true of the page that shows it, too.
    const describe: Picking["describe"] = async (seen, change) => {
      const said = await picking.describe(seen, change);
      const image = "image" in said ? said.image : said.theirs;
      const known = sources.get();
      if (known.images[image.id] || known.rights_end[image.id]) sources.set(withPicture(known, image, Date.now()));
      return said;
    };
    return { zone, isOut, picking: { ...picking, describe } };
  }, [zone, lang, onSignedOut, sources, isOut]);
}
