import { isRecord } from "~/domain/common/record";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { before, findModule, findSection } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import type { Clash } from "./state";

/** A value where two versions of a module differ: a prop, or one language of it. */
export interface Difference {
  key: string;
  lang?: string;
  mine: unknown;
  theirs: unknown;
}

/** What stands against each other. Without `mine` it was taken away here, without `theirs` by others. */
export interface Contested {
  id: string;
  mine?: StoredModule;
  theirs?: StoredModule;
  differences: Difference[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A text per language has one value for each. */
const isTranslated = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => /^[a-z]{2}$/.test(key));

function differencesOf(mine: StoredModule, theirs: StoredModule): Difference[] {
  const keys = new Set([...Object.keys(mine.props), ...Object.keys(theirs.props)]);
  return [...keys].flatMap((key): Difference[] => {
    const [own, other] = [mine.props[key], theirs.props[key]];
    if (same(own, other)) return [];
    if (!isTranslated(own) || !isTranslated(other)) return [{ key, mine: own, theirs: other }];
    const langs = new Set([...Object.keys(own), ...Object.keys(other)]);
    return [...langs]
      .filter((lang) => !same(own[lang], other[lang]))
      .map((lang) => ({ key, lang, mine: own[lang], theirs: other[lang] }));
  });
}

/** The modules that a clash is about, in both versions. */
export function contested(clash: Clash, now: PageDocument): Contested[] {
  return clash.ids.flatMap((id): Contested[] => {
    const mine = findModule(clash.mine, id)?.module;
    const theirs = findModule(now, id)?.module;
    if (!mine && !theirs) return [];
    const differences = mine && theirs ? differencesOf(mine, theirs) : [];
    return [{ id, ...(mine && { mine }), ...(theirs && { theirs }), differences }];
  });
}

/** Sets a value, or takes it away. */
const setting = (id: string, { key, lang }: Difference, value: unknown): Operation => ({
  op: "set",
  id,
  key,
  ...(lang !== undefined && { lang }),
  ...(value !== undefined && { value }),
});

/** What puts one's own version in the place of theirs, for the chosen values; a module that is gone on either side as a whole. */
export function taking(
  { id, mine, theirs, differences }: Contested,
  clash: Clash,
  now: PageDocument,
  isMine: (difference: Difference) => boolean,
): Operation[] {
  if (mine && theirs) return differences.filter(isMine).map((difference) => setting(id, difference, difference.mine));
  if (!mine) return [{ op: "remove", id }];
  return [restoring(mine, clash, now)];
}

/** A module that others took away, where it stood or as near to it as the page has room. */
function restoring(mine: StoredModule, clash: Clash, now: PageDocument): Operation {
  const stood = findModule(clash.mine, mine.id);
  const section = stood && findSection(now, stood.section.id) ? stood.section : now.containers.at(-1);
  const column = Math.min(stood?.column ?? 0, (section?.columns.length ?? 1) - 1);
  const children = stood?.section.columns[stood.column]?.children ?? [];
  return {
    op: "insert",
    module: mine,
    place: { section: section?.id ?? "", column, after: stood ? before(children, stood.index) : null },
  };
}

/** Theirs stays where it is, one's own follows it as a module of its own. */
export function keepingBoth({ mine, theirs }: Contested, clash: Clash, now: PageDocument, newId: string): Operation[] {
  if (!mine) return [];
  if (!theirs) return [restoring(mine, clash, now)];
  const found = findModule(now, theirs.id);
  return found
    ? [
        {
          op: "insert",
          module: { ...mine, id: newId },
          place: { section: found.section.id, column: found.column, after: theirs.id },
        },
      ]
    : [];
}

/** What was done here to the page's structure, as far as it still fits. */
export function again(clash: Clash, now: PageDocument): Operation[] {
  let document = now;
  return clash.held
    .flatMap(({ operations }) => operations)
    .filter((operation) => {
      const applied = applyAll(document, [operation]);
      if (applied.ok) document = applied.value.document;
      return applied.ok;
    });
}
