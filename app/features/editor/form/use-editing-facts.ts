import { useMemo } from "react";
import { useMatches } from "react-router";
import { pickingApi } from "~/api/later/picking";
import type { SiteSettings } from "~/domain/site/schema";
import type { Session } from "../session";
import type { EditingFacts } from "./editing-context";

/** What forms may ask for: the clock of the page's house, and its records in a language. */
export function useEditingFacts({ lang, onSignedOut }: Pick<Session, "lang" | "onSignedOut">): EditingFacts {
  const data = useMatches().at(-1)?.loaderData as { settings?: SiteSettings } | undefined;
  const zone = data?.settings?.design.parsers.time_zone ?? "UTC";
  return useMemo(() => ({ zone, picking: pickingApi(lang, () => onSignedOut(false)) }), [zone, lang, onSignedOut]);
}
