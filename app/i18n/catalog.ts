import { importPart } from "~/domain/common/part";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import type { Messages } from "./translator";

/**
 * Where texts come from. On the server every file is in the bundle; in the browser a namespace in a
 * language is a chunk of its own, asked for when a component first needs it.
 */
export interface Catalog {
  /**
   * The messages if the bundle has them, `null` if there is no such file, otherwise a promise, always the
   * same: a failed one too, because a component that asks at every render would ask without end.
   */
  get: (lang: LocaleCode, namespace: string) => Messages | null | Promise<Messages | null>;
  /** The same for who asks once: what failed before is asked for again. */
  load: (lang: LocaleCode, namespace: string) => Messages | null | Promise<Messages | null>;
}

type Loader = () => Promise<Messages>;

/** A catalog over files by `{lang}/{namespace}`: present ones and ones that load. Loads each once. */
export function createCatalog(
  present: Readonly<Record<string, Messages>>,
  loaders: Readonly<Record<string, Loader>> = {},
): Catalog {
  const known = new Map<string, Messages | null | Promise<Messages | null>>(Object.entries(present));
  const failed = new Set<string>();
  const get: Catalog["get"] = (lang, namespace) => {
    const name = `${lang}/${namespace}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const load = loaders[name];
    if (!load) {
      known.set(name, null);
      return null;
    }
    const pending = importPart(load);
    // React's marks of a settled promise: `use` takes the value without suspending. The answer stays a
    // promise, because a component that called `use` must call it again when it is rendered again.
    void pending.then(
      (value) => void Object.assign(pending, { status: "fulfilled", value }),
      (reason: unknown) => {
        failed.add(name);
        void Object.assign(pending, { status: "rejected", reason });
      },
    );
    known.set(name, pending);
    return pending;
  };
  return {
    get,
    load(lang, namespace) {
      const name = `${lang}/${namespace}`;
      if (failed.delete(name)) known.delete(name);
      return get(lang, namespace);
    },
  };
}

const nameOf = (path: string): string => path.replace("./messages/", "").replace(".json", "");

function byName<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), file]));
}

/** The texts of the house. */
export const houseCatalog: Catalog = import.meta.env.SSR
  ? createCatalog(byName(import.meta.glob<Messages>("./messages/*/*.json", { eager: true, import: "default" })))
  : createCatalog({}, byName(import.meta.glob<Messages>("./messages/*/*.json", { import: "default" })));

/**
 * Resolves once the namespaces are here in the language and in the default language where that is
 * another one. A missing file is none of its business: the fallback shows. Rejects with `LostPart`.
 */
export async function loadNamespaces(catalog: Catalog, lang: LocaleCode, namespaces: readonly string[]): Promise<void> {
  const wanted = namespaces.map(async (namespace) => {
    const own = await catalog.load(lang, namespace);
    if (!own) await catalog.load(defaultLocale, namespace);
  });
  await Promise.all(wanted);
}
