import { modulesOf } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";

/** One thing that visitors do not see yet. */
export interface Change {
  id: string;
  kind: "added" | "removed" | "moved" | "changed" | "layout";
  /** Set for modules. */
  module?: StoredModule;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The same whatever the order of its keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

const compared = new WeakMap<object, { was: object; isSame: boolean }>();

/** The same, remembered for as long as both are: of a page's modules one changes at a time. */
function sameProps(was: object, now: object): boolean {
  const before = compared.get(now);
  if (before?.was === was) return before.isSame;
  const isSame = same(was, now);
  compared.set(now, { was, isSame });
  return isSame;
}

interface Stood {
  module: StoredModule;
  section: string;
  column: number;
}

const standings = ({ containers }: PageDocument): Map<string, Stood> =>
  new Map(
    containers.flatMap((section) =>
      section.columns.flatMap(({ children }, column) =>
        children.map((module): [string, Stood] => [module.id, { module, section: section.id, column }]),
      ),
    ),
  );

/** Those that stand in another order than the rest: what is neither before nor behind what it was is moved. */
function outOfOrder(was: readonly string[], now: readonly string[]): Set<string> {
  const common = now.filter((id) => was.includes(id));
  const places = common.map((id) => was.indexOf(id));
  // The longest run that kept its order stays; the others were moved.
  const best = places.map(() => 1);
  const from = places.map(() => -1);
  places.forEach((place, at) => {
    for (let before = 0; before < at; before += 1)
      if ((places[before] ?? 0) < place && (best[before] ?? 0) + 1 > (best[at] ?? 0)) {
        best[at] = (best[before] ?? 0) + 1;
        from[at] = before;
      }
  });
  const stays = new Set<string>();
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = from[at] ?? -1) stays.add(common[at] ?? "");
  return new Set(common.filter((id) => !stays.has(id)));
}

const looks = ({ slug, layout, extra_class, image = null, columns }: StoredContainer): unknown => [
  slug,
  layout,
  extra_class,
  image,
  columns.map(({ classes }) => classes),
];

/** What a page's working copy has that the live one has not, in the order of the page; what is gone at the end. */
export function changesSince(live: PageDocument | null, now: PageDocument): Change[] {
  const was = live ?? { containers: [] };
  const [before, after] = [standings(was), standings(now)];
  const movedSections = outOfOrder(
    was.containers.map(({ id }) => id),
    now.containers.map(({ id }) => id),
  );
  const inSections = now.containers.flatMap((section): Change[] => {
    const old = was.containers.find(({ id }) => id === section.id);
    const own: Change[] = !old
      ? [{ id: section.id, kind: "added" }]
      : movedSections.has(section.id)
        ? [{ id: section.id, kind: "moved" }]
        : same(looks(old), looks(section))
          ? []
          : [{ id: section.id, kind: "layout" }];
    const movedWithin = new Set(
      section.columns.flatMap(({ children }, column) => [
        ...outOfOrder(
          old?.columns[column]?.children.map(({ id }) => id) ?? [],
          children.map(({ id }) => id),
        ),
      ]),
    );
    const modules = modulesOf(section).flatMap((module): Change[] => {
      const known = before.get(module.id);
      const stands = after.get(module.id);
      if (!known) return old ? [{ id: module.id, kind: "added", module }] : [];
      const isElsewhere = known.section !== stands?.section || known.column !== stands.column;
      if (!sameProps(known.module.props, module.props)) return [{ id: module.id, kind: "changed", module }];
      return isElsewhere || movedWithin.has(module.id) ? [{ id: module.id, kind: "moved", module }] : [];
    });
    return [...own, ...modules];
  });
  const gone = was.containers.flatMap((section): Change[] => {
    const isGone = !now.containers.some(({ id }) => id === section.id);
    const lost = modulesOf(section).filter(({ id }) => !after.has(id));
    return isGone
      ? [{ id: section.id, kind: "removed" }]
      : lost.map((module): Change => ({ id: module.id, kind: "removed", module }));
  });
  return [...inSections, ...gone];
}
