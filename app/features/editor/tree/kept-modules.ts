import { modulesOf } from "~/domain/editing/tree";
import { resolveDocument, type PageDocument, type ResolveOptions } from "~/domain/pages/document";
import type { PageModule, StoredModule } from "~/domain/pages/schema";

type Resolved = ReturnType<typeof resolveDocument>;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/**
 * Resolves the documents that follow each other while somebody writes: what is drawn of a module is the same object for as
 * long as the module is, so that it is not drawn again.
 */
export function keptModules(options: ResolveOptions): (document: PageDocument) => Resolved {
  const drawn = new WeakMap<StoredModule["props"], PageModule>();
  let last: string[] = [];
  return (document) => {
    const stored = new Map(document.containers.flatMap(modulesOf).map((module) => [module.id, module.props]));
    const { modules, fallback } = resolveDocument(document, options);
    const kept = (module: PageModule): PageModule => {
      const props = stored.get(module.id);
      const before = props && drawn.get(props);
      if (before?.id === module.id && before.order === module.order && before.parent === module.parent) return before;
      if (props) drawn.set(props, module);
      return module;
    };
    if (!isSame(last, fallback)) last = fallback;
    return {
      fallback: last,
      modules: modules.map((section) => ({
        ...section,
        columns: section.columns.map((column) => ({ ...column, children: column.children.map(kept) })),
      })),
    };
  };
}
