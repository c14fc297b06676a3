import { modulesOf } from "~/domain/editing/tree";
import { resolveDocument, type PageDocument, type ResolveOptions } from "~/domain/pages/document";
import type { Container, PageModule, StoredContainer, StoredModule } from "~/domain/pages/schema";

type Resolved = ReturnType<typeof resolveDocument>;

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/**
 * Resolves the documents that follow each other while somebody works: what is drawn of a section or module is the same object
 * for as long as that is, so that it is not drawn again.
 */
export function keptModules(options: ResolveOptions): (document: PageDocument) => Resolved {
  const drawn = new WeakMap<StoredModule["props"], PageModule>();
  const sections = new WeakMap<StoredContainer, { section: Container; fallback: string[] }>();
  let last: Resolved = { modules: [], fallback: [] };

  /** Where a module stands among its siblings is said by their order, not by its number. */
  const kept = (module: PageModule, props: StoredModule["props"] | undefined): PageModule => {
    const before = props && drawn.get(props);
    if (before?.id === module.id && before.parent === module.parent && before.version === module.version) return before;
    if (props) drawn.set(props, module);
    return module;
  };
  const resolved = (stored: StoredContainer): { section: Container; fallback: string[] }[] => {
    const known = sections.get(stored);
    if (known) return [known];
    const props = new Map(modulesOf(stored).map((module) => [module.id, module.props]));
    const { modules, fallback } = resolveDocument({ containers: [stored] }, options);
    return modules.map((section) => {
      const columns = section.columns.map((column) => ({
        ...column,
        children: column.children.map((module) => kept(module, props.get(module.id))),
      }));
      const made = { section: { ...section, columns }, fallback };
      sections.set(stored, made);
      return made;
    });
  };
  return ({ containers }) => {
    const all = containers.flatMap(resolved);
    const modules = all.map(({ section }) => section);
    const fallback = all.flatMap((one) => one.fallback);
    last = {
      modules: isSame(last.modules, modules) ? last.modules : modules,
      fallback: isSame(last.fallback, fallback) ? last.fallback : fallback,
    };
    return last;
  };
}
