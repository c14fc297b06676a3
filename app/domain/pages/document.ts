import { isRecord } from "../common/record";
import type { Image, RichTextNode } from "../common/schema";
import { defaultLocale, findLocale, type LocaleCode } from "../locale/locales";
import type { Container, PageModule, StoredContainer, StoredModule } from "./schema";

/**
 * A page as it is stored: one document with every language inside the props, so that the layout
 * cannot drift apart between languages. What the API sends is this document resolved for one
 * language (`resolveDocument`): the shape stays, the values become what a view can draw.
 *
 * Stored values that are resolved:
 * - `{ "de": "…", "en": "…" }` (text or rich text per language) → the text itself
 * - `{ "$media": 12 }` → Image or null
 * - `{ "$file": 5 }` → MediaFile or null; there may be one per language
 * - `{ "$venue": 3 }` → VenueCard or null
 * - any object with `online_from` / `online_to` outside of its window → left out
 *
 * Links are plain strings: a path without language ("/programm") or an absolute URL.
 */
export interface PageDocument {
  containers: StoredContainer[];
}

/** Reference to a picture of the media library. */
export interface MediaRef {
  $media: number;
}

/** Reference to a file of the media library that is no picture. */
export interface FileRef {
  $file: number;
}

/** A sound, film or document of the house, ready to be played or loaded. */
export interface MediaFile {
  id: number;
  src: string;
  mime: string;
  bytes: number;
}

/** Reference to a venue. */
export interface VenueRef {
  $venue: number;
}

/** What the venue module shows of a venue. */
export interface VenueCard {
  id: number;
  name: string;
  url: string;
  text: string;
  address: string;
  transport: string;
  image: Image | null;
  rooms: { name: string; seats: number; wheelchair_places: number; access: string[] }[];
}

/** The props of a view: the stored props with every reference and translation resolved. */
export type Resolved<T> = T extends MediaRef
  ? Image | null
  : T extends FileRef
    ? MediaFile | null
    : T extends VenueRef
      ? VenueCard | null
      : T extends RichTextNode
        ? T
        : T extends readonly (infer Item)[]
          ? Resolved<Item>[]
          : T extends object
            ? string extends keyof T
              ? T[keyof T] extends FileRef
                ? MediaFile | null
                : T[keyof T]
              : { [Key in keyof T]: Resolved<T[Key]> }
            : T;

/** Where references come from: loaded in one go by the API before it resolves. */
export interface ReferenceSources {
  image: (id: number) => Image | null;
  file: (id: number) => MediaFile | null;
  venue: (id: number) => VenueCard | null;
}

export interface ResolveOptions {
  /** Id of the page that the document is of. */
  page: number;
  lang: LocaleCode;
  /** Epoch milliseconds: judges the online windows. */
  now: number;
  sources: ReferenceSources;
}

const isFileRef = (value: unknown): value is FileRef => isRecord(value) && typeof value.$file === "number";

const isTranslated = (value: Record<string, unknown>): boolean => {
  // An empty object is a text in no language.
  return Object.keys(value).every((key) => findLocale(key) !== undefined);
};

/** True while `now` (epoch ms) lies in `online_from <= now < online_to`; an empty end is open. */
function isInWindow(value: Record<string, unknown>, now: number): boolean {
  const from = typeof value.online_from === "string" ? Date.parse(value.online_from) : Number.NaN;
  const to = typeof value.online_to === "string" ? Date.parse(value.online_to) : Number.NaN;
  return !(from > now) && !(to <= now);
}

function pickLanguage(value: Record<string, unknown>, lang: LocaleCode): { value: unknown; fellBack: boolean } {
  const exact = value[lang];
  if (exact !== undefined && exact !== null && exact !== "") return { value: exact, fellBack: false };
  const fallback = value[defaultLocale] ?? "";
  return { value: fallback, fellBack: fallback !== "" && lang !== defaultLocale };
}

interface Walk extends ResolveOptions {
  fellBack: boolean;
}

function resolveValue(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isRecord(item) || isInWindow(item, walk.now))
      .map((item: unknown) => resolveValue(item, walk));
  }
  if (!isRecord(value)) return value;
  if (typeof value.$media === "number") return walk.sources.image(value.$media);
  if (isFileRef(value)) return walk.sources.file(value.$file);
  if (typeof value.$venue === "number") return walk.sources.venue(value.$venue);
  if (isTranslated(value)) {
    const picked = pickLanguage(value, walk.lang);
    if (picked.fellBack) walk.fellBack = true;
    return isFileRef(picked.value) ? walk.sources.file(picked.value.$file) : picked.value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveValue(item, walk)]));
}

/**
 * The document for one language, ready to be sent: modules in their order, those outside of their
 * online window left out. `fallback` names the modules (by id) that hold a text of the default
 * language because the asked one has none.
 */
export function resolveDocument(
  document: PageDocument,
  options: ResolveOptions,
): { modules: Container[]; fallback: string[] } {
  const fallback: string[] = [];
  const resolveModule = (module: StoredModule, parent: string): PageModule => {
    const walk: Walk = { ...options, fellBack: false };
    const props = resolveValue(module.props, walk);
    if (walk.fellBack) fallback.push(module.id);
    return { ...module, parent, props: isRecord(props) ? props : {} };
  };
  const modules = document.containers.map(({ image, ...container }) => ({
    ...container,
    parent: null,
    content_type: "page" as const,
    object_id: options.page,
    image: image ? options.sources.image(image.$media) : null,
    columns: container.columns.map((column) => ({
      ...column,
      children: column.children
        .filter((module) => isInWindow(module.props, options.now))
        .toSorted((a, b) => a.order - b.order)
        .map((module) => resolveModule(module, container.id)),
    })),
  }));
  return { modules, fallback };
}

/** The ids a document refers to, so that the API can load them in one query each. */
export function referencesIn(document: PageDocument): { media: number[]; files: number[]; venues: number[] } {
  const media = new Set<number>();
  const files = new Set<number>();
  const venues = new Set<number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isRecord(value)) return;
    if (typeof value.$media === "number") media.add(value.$media);
    else if (isFileRef(value)) files.add(value.$file);
    else if (typeof value.$venue === "number") venues.add(value.$venue);
    else Object.values(value).forEach(visit);
  };
  for (const { image, columns } of document.containers) {
    visit(image);
    for (const column of columns) for (const module of column.children) visit(module.props);
  }
  return { media: [...media], files: [...files], venues: [...venues] };
}
