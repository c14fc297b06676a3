import { useMemo } from "react";
import { pickingApi, type Picking } from "~/api/later/picking";
import { withPicture } from "../fetch-sources";
import type { Session } from "../session";
import { useLoaded } from "../use-loaded";
import type { EditingFacts } from "./editing-context";

type Asking = Pick<Session, "lang" | "onSignedOut" | "sources">;

/** What forms may ask for: the clock of the page's house, and its records in a language. */
export function useEditingFacts({ lang, onSignedOut, sources }: Asking): EditingFacts {
  const { zone = "UTC" } = useLoaded();
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
    return { zone, picking: { ...picking, describe } };
  }, [zone, lang, onSignedOut, sources]);
}
