import { createInstance, type i18n, type InitOptions } from "i18next";
import { defaultLocale } from "~/domain/locale/locales";
import { TextChunks, type TextLoader } from "./text-chunks";

/** One namespace in one language: flat keys, `{{name}}` placeholders, plural forms by suffix. */
export type Messages = Readonly<Record<string, string>>;

/** i18next as the house uses it. */
export const textOptions = {
  fallbackLng: defaultLocale,
  // The languages are those of the path; "de-AT" is none of them.
  load: "currentOnly",
  defaultNS: false,
  // Keys and texts may have dots and colons in them.
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  initAsync: false,
  interpolation: {
    // React escapes.
    escapeValue: false,
  },
  // A placeholder without a value stays visible.
  missingInterpolationHandler: (_: string, [placeholder]: string[]) => placeholder,
} satisfies InitOptions;

/** Files by their place below `messages`, as `de/common`, from the paths that a glob finds. */
export function byPlace<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/messages\//, "").replace(".json", ""), file]),
  );
}

/** Files by language and namespace, as i18next has them. */
export function toResources(files: Readonly<Record<string, Messages>>): Record<string, Record<string, Messages>> {
  const resources: Record<string, Record<string, Messages>> = {};
  for (const [place, messages] of Object.entries(files)) {
    const [lang = "", namespace = ""] = place.split("/");
    (resources[lang] ??= {})[namespace] = messages;
  }
  return resources;
}

/** Texts that are here, and ones that come when they are asked for. Both by `{lang}/{namespace}`. */
export function createTexts(
  present: Readonly<Record<string, Messages>>,
  loaders: Readonly<Record<string, TextLoader>> = {},
): i18n {
  const resources = toResources(present);
  // The instance adds to its list of namespaces.
  const texts = createInstance({ ...textOptions, ns: [], resources });
  texts.use(new TextChunks(loaders));
  void texts.init({ lng: defaultLocale });
  return texts;
}
