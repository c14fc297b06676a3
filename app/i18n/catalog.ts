import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import type { Messages } from "./translator";

/**
 * Where texts come from. On the server every file is in the bundle; in the browser a namespace in a
 * language is a chunk of its own, asked for when a component first needs it.
 */
export interface Catalog {
  /** The messages if the bundle has them, `null` if there is no such file, otherwise a promise, always the same. */
  get: (lang: LocaleCode, namespace: string) => Messages | null | Promise<Messages | null>;
}

type Loader = () => Promise<Messages>;

/** A catalog over files by `{lang}/{namespace}`: present ones and ones that load. Loads each once. */
export function createCatalog(
  present: Readonly<Record<string, Messages>>,
  loaders: Readonly<Record<string, Loader>> = {},
): Catalog {
  const known = new Map<string, Messages | null | Promise<Messages | null>>(Object.entries(present));
  return {
    get(lang, namespace) {
      const name = `${lang}/${namespace}`;
      const found = known.get(name);
      if (found !== undefined) return found;
      const load = loaders[name];
      if (!load) {
        known.set(name, null);
        return null;
      }
      const pending: Promise<Messages> = load().then(
        (messages) => {
          // React's marks of a settled promise: `use` takes the value without suspending. The answer stays a
          // promise, because a component that called `use` must call it again when it is rendered again.
          void Object.assign(pending, { status: "fulfilled", value: messages });
          return messages;
        },
        (error: unknown) => {
          // A later attempt may succeed: a chunk that failed is not remembered as missing.
          known.delete(name);
          throw error;
        },
      );
      known.set(name, pending);
      return pending;
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
 * another one. A missing or broken file does not reject: the fallback shows.
 */
export async function loadNamespaces(catalog: Catalog, lang: LocaleCode, namespaces: readonly string[]): Promise<void> {
  const wanted = namespaces.map(async (namespace) => {
    const own = await catalog.get(lang, namespace);
    if (!own) await catalog.get(defaultLocale, namespace);
  });
  await Promise.allSettled(wanted);
}
