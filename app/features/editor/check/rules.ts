import { isRecord } from "~/domain/common/record";
import type { RichTextNode } from "~/domain/common/schema";
import type { Sources } from "~/domain/editing/schema";
import { outdatedIn } from "~/domain/editing/outdated";
import { modulesOf } from "~/domain/editing/tree";
import { defaultLocale, findLocale, locales, type LocaleCode } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { isRichText, richTextWords } from "~/domain/pages/words";
import { referencesOf } from "../references";

/** Something to look at before visitors do. */
export interface Finding {
  /** Id of the module it is in; of the section, if it is behind all of them. */
  module: string;
  rule: "translation" | "outdated" | "alt" | "reference" | "rightsEnd" | "rightsEnded" | "linkText" | "headingOrder";
  /** The language that it is about; undefined: all. */
  lang?: LocaleCode;
  /** The words that it is about; of rights, until when the picture may be shown, ISO 8601. */
  words?: string;
}

const isTranslated = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => findLocale(key) !== undefined);

/** Every value with one text per language, wherever it stands in a module. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return isTranslated(value) ? [value] : Object.values(value).flatMap(textsIn);
}

const isSaid = (text: unknown): boolean =>
  isRichText(text) ? richTextWords(text).trim() !== "" : typeof text === "string" && text.trim() !== "";

const hasValue = (text: unknown): boolean => isSaid(text) || (isRecord(text) && !isRichText(text));

/** Languages in which something is left unsaid that the default language says. */
const untranslated = ({ props }: StoredModule): LocaleCode[] =>
  locales
    .map(({ code }) => code)
    .filter((code) => code !== defaultLocale)
    .filter((code) => textsIn(props).some((text) => hasValue(text[defaultLocale]) && !hasValue(text[code])));

/** Words that say nothing to whoever hears a list of a page's links. */
const empty =
  /^(hier|da|dort|mehr|link|weiter|weiterlesen|klick(en sie)? hier|here|more|read more|click here|this|https?:\/\/\S+)$/i;

const linksIn = (node: RichTextNode): string[] => [
  ...(node.text && node.marks?.some(({ type }) => type === "link") ? [node.text.trim()] : []),
  ...(node.content ?? []).flatMap(linksIn),
];

const poorLinks = ({ props }: StoredModule): Finding["words"][] => {
  const written = textsIn(props).flatMap((text) => Object.values(text).filter(isRichText).flatMap(linksIn));
  const named = Object.entries(props)
    .filter(([key]) => /(?:link|button)_text$/.test(key))
    .flatMap(([, text]) => (isRecord(text) ? Object.values(text).filter((word) => typeof word === "string") : []));
  return [...written, ...named].filter((words) => empty.test(words.trim()));
};

const headingsOf = (node: RichTextNode): number[] => [
  ...(node.type === "heading" ? [Number(node.attrs?.level ?? 2)] : []),
  ...(node.content ?? []).flatMap(headingsOf),
];

/** Levels of a module's own headings in reading order. */
function levelsOf({ type, props }: StoredModule): number[] {
  if (type === "headline") return [Number(props.headline_level ?? 2)];
  return type === "text"
    ? textsIn(props).flatMap((text) => [text[defaultLocale]].filter(isRichText).flatMap(headingsOf))
    : [];
}

/** Modules whose headings leave a level out, below the page's title. */
function jumps(modules: readonly StoredModule[]): Finding[] {
  let last = 1;
  return modules.flatMap((module) => {
    const { levels } = ownOf(module);
    const isJump = levels.some((level) => {
      const jumped = level > last + 1;
      last = level;
      return jumped;
    });
    return isJump ? [{ module: module.id, rule: "headingOrder" as const }] : [];
  });
}

/** Pictures whose rights end soon, and those that visitors do not see any more since they have. */
const rightsIn = (module: string, media: readonly number[], { images, rights_end: ends }: Sources): Finding[] =>
  media.flatMap((id) => {
    const words = ends[id];
    return words === undefined ? [] : [{ module, rule: images[id] ? "rightsEnd" : "rightsEnded", words } as const];
  });

/** Pictures that are gone, and those without a word for whoever does not see them. */
function references(module: StoredModule, sources: Sources): Finding[] {
  const { images, files, venues, rights_end: ends } = sources;
  const named = referencesOf(module);
  const missing =
    named.media.some((id) => !images[id] && !ends[id]) ||
    named.files.some((id) => !files[id]) ||
    named.venues.some((id) => !venues[id]);
  const silent = named.media.some((id) => images[id]?.alt === "");
  return [
    ...(missing ? [{ module: module.id, rule: "reference" as const }] : []),
    ...(silent ? [{ module: module.id, rule: "alt" as const }] : []),
    ...rightsIn(module.id, named.media, sources),
  ];
}

interface Own {
  module: string;
  findings: Finding[];
  levels: number[];
}

const known = new WeakMap<StoredModule["props"], Own>();

/** What a module's words say of it alone; looked for once for as long as it says the same. */
function ownOf(module: StoredModule): Own {
  const before = known.get(module.props);
  if (before?.module === module.id) return before;
  const own: Own = {
    module: module.id,
    findings: [
      ...untranslated(module).map((lang) => ({ module: module.id, rule: "translation" as const, lang })),
      ...poorLinks(module).map((words) => ({ module: module.id, rule: "linkText" as const, ...(words && { words }) })),
    ],
    levels: levelsOf(module),
  };
  known.set(module.props, own);
  return own;
}

const behind = new WeakMap<StoredModule["props"], { before: StoredModule["props"]; found: LeftBehind[] }>();
type LeftBehind = ReturnType<typeof outdatedIn>[number];

/** Translations of a module that its original has left behind; looked for once for as long as both say the same. */
function leftBehind({ props }: StoredModule, before: StoredModule["props"]): LeftBehind[] {
  const known = behind.get(props);
  if (known?.before === before) return known.found;
  const found = outdatedIn(props, before);
  behind.set(props, { before, found });
  return found;
}

interface Checked {
  document: PageDocument;
  /** What the page shows, in the asked language. */
  sources: Sources;
  /** What visitors see of it; null: nothing yet. */
  live: PageDocument | null;
  /** Translations that somebody has called right, as pairs with their originals. */
  right: readonly string[];
}

/** What is worth a look in a working copy, in the order of the page. */
export function findingsIn({ document, sources, live, right }: Checked): Finding[] {
  const modules = document.containers.flatMap(modulesOf);
  const before = new Map(live?.containers.flatMap(modulesOf).map((module) => [module.id, module.props]));
  const outdatedOf = (module: StoredModule): Finding[] => {
    const published = before.get(module.id);
    const languages = published
      ? leftBehind(module, published)
          .filter(({ pair }) => !right.includes(pair))
          .map(({ lang }) => lang)
      : [];
    return [...new Set(languages)].map((lang) => ({ module: module.id, rule: "outdated", lang }));
  };
  const order = new Map(
    document.containers
      .flatMap((section) => [section.id, ...modulesOf(section).map(({ id }) => id)])
      .map((id, index) => [id, index]),
  );
  const planes = document.containers.flatMap(({ id, image }) => (image ? rightsIn(id, [image.$media], sources) : []));
  const found = modules.flatMap((module): Finding[] => [
    ...ownOf(module).findings,
    ...outdatedOf(module),
    ...references(module, sources),
  ]);
  return [...planes, ...found, ...jumps(modules)].toSorted(
    (a, b) => (order.get(a.module) ?? 0) - (order.get(b.module) ?? 0),
  );
}
