import type { i18n, ThirdPartyModule } from "i18next";
import { importPart } from "~/domain/common/part";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";

export type TextLoader = () => Promise<Readonly<Record<string, string>>>;

/**
 * Where the browser's texts come from: a namespace in a language is a chunk of its own, asked for when a
 * component first needs it.
 */
export class TextChunks implements ThirdPartyModule {
  readonly type = "3rdParty";
  #loaders: Readonly<Record<string, TextLoader>>;
  readonly #arrivals = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();

  constructor(loaders: Readonly<Record<string, TextLoader>>) {
    this.#loaders = loaders;
  }

  init(): void {}

  /** Knows more texts from now on: those of a part that few load. */
  add(loaders: Readonly<Record<string, TextLoader>>): void {
    this.#loaders = { ...this.#loaders, ...loaders };
  }

  /**
   * Settles when the texts are in the instance; null if there is no such file. Always the same promise, a failed
   * one too: a component that asks at every render would ask without end.
   */
  arrival(texts: i18n, lang: LocaleCode, namespace: string): Promise<void> | null {
    const name = `${lang}/${namespace}`;
    const known = this.#arrivals.get(name);
    if (known) return known;
    const load = this.#loaders[name];
    if (!load) return null;
    const arrival = importPart(load).then((messages) => void texts.addResourceBundle(lang, namespace, messages));
    // React's marks of a settled promise: `use` takes the value without suspending. The answer stays a
    // promise, because a component that called `use` must call it again when it is rendered again.
    void arrival.then(
      (value) => void Object.assign(arrival, { status: "fulfilled", value }),
      (reason: unknown) => {
        this.#failed.add(name);
        void Object.assign(arrival, { status: "rejected", reason });
      },
    );
    this.#arrivals.set(name, arrival);
    return arrival;
  }

  /** The same for who asks once: what failed before is asked for again. */
  again(texts: i18n, lang: LocaleCode, namespace: string): Promise<void> | null {
    const name = `${lang}/${namespace}`;
    if (this.#failed.delete(name)) this.#arrivals.delete(name);
    return this.arrival(texts, lang, namespace);
  }
}

/** The chunks an instance loads from; undefined where all texts are here. */
export const chunksOf = (texts: i18n): TextChunks | undefined =>
  texts.modules.external.find((part): part is TextChunks => part instanceof TextChunks);

/**
 * Resolves once the namespaces are here in the language, or in the default language where there is no such
 * file: the fallback shows. Rejects with `LostPart`.
 */
export async function loadNamespaces(texts: i18n, lang: LocaleCode, namespaces: readonly string[]): Promise<void> {
  const chunks = chunksOf(texts);
  const arrivals = namespaces.flatMap(
    (namespace) => chunks?.again(texts, lang, namespace) ?? chunks?.again(texts, defaultLocale, namespace) ?? [],
  );
  await Promise.all(arrivals);
}
