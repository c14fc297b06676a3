import { useEffect, useMemo, useState } from "react";
import type { LocaleCode } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import { localizedPath, useLocale } from "~/i18n/locale-context";
import { ownLinks, type OwnLink } from "./links";

/** A page that links to everything does not ask for all of it at once. */
const atOnce = 4;
/** What the house says to who follows a link that leads nowhere. */
const nowhere: readonly number[] = [404, 410];

/** True if a visitor finds nothing there. Whoever cannot tell says nothing of it. */
async function isDead(path: string): Promise<boolean> {
  // As a stranger: what only the house may see is as good as gone.
  const answer = await fetch(path, { method: "HEAD", credentials: "omit" }).catch(() => null);
  return answer !== null && nowhere.includes(answer.status);
}

/** Asks for each of them, a few at a time; ends when nobody waits for it any more. */
async function followed(paths: readonly string[], isOver: () => boolean): Promise<ReadonlySet<string>> {
  const left = [...paths];
  const dead = new Set<string>();
  const follow = async (): Promise<void> => {
    const path = isOver() ? undefined : left.shift();
    if (path === undefined) return;
    if (await isDead(path)) dead.add(path);
    return follow();
  };
  await Promise.all(Array.from({ length: atOnce }, follow));
  return dead;
}

/** Where a link leads in a language; files have none. */
const pathOf = (to: string, lang: LocaleCode): string => (to.startsWith("/media/") ? to : localizedPath(to, lang));

/** Links of a page that lead nowhere, as a visitor finds it now; undefined until all have been followed. */
export function useDeadLinks(document: PageDocument): readonly OwnLink[] | undefined {
  const { lang } = useLocale();
  const links = useMemo(() => ownLinks(document), [document]);
  // As one text: the same for as long as nobody links elsewhere, however the page is changed.
  const paths = [...new Set(links.map(({ to }) => pathOf(to, lang)))].toSorted().join("\n");
  const [dead, setDead] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isOver = false;
    void followed(paths.split("\n").filter(Boolean), () => isOver).then((found) => void (isOver || setDead(found)));
    return () => {
      isOver = true;
    };
  }, [paths]);
  return dead && links.filter(({ to }) => dead.has(pathOf(to, lang)));
}
