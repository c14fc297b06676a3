import { modulesOf } from "~/domain/editing/tree";
import { referencesIn, type PageDocument } from "~/domain/pages/document";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";

/** Ids of what is referred to. */
export type References = ReturnType<typeof referencesIn>;

const known = new WeakMap<StoredModule["props"], References>();

const bare: StoredContainer = { id: "", slug: "", layout: "100", extra_class: "", columns: [] };

/** What a module refers to; looked for once for as long as it says the same. */
export function referencesOf(module: StoredModule): References {
  const before = known.get(module.props);
  if (before) return before;
  const columns = [{ index: 0, classes: "", children: [module] }];
  const found = referencesIn({ containers: [{ ...bare, columns }] });
  known.set(module.props, found);
  return found;
}

/** What a page refers to. */
export function referencesOfPage({ containers }: PageDocument): References {
  const planes = referencesIn({ containers: containers.map((section) => ({ ...section, columns: [] })) });
  const all = [planes, ...containers.flatMap(modulesOf).map(referencesOf)];
  const once = (ids: (one: References) => number[]): number[] => [...new Set(all.flatMap(ids))];
  return { media: once(({ media }) => media), files: once(({ files }) => files), venues: once(({ venues }) => venues) };
}
