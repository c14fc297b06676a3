import type { z } from "zod";
import type { Translated } from "../locale/locales";
import type { ListedEvent } from "../programme/listed";
import type { Resolved } from "./document";
import type { FileType } from "./media-files";

const moduleGroups = ["text", "media", "teaser", "programme", "layout", "other"] as const;
export type ModuleGroup = (typeof moduleGroups)[number];

/** How the editor's form asks for a prop. */
export type FieldKind =
  | "line"
  | "text"
  | "rich-text"
  | "image"
  | "file"
  | "link"
  | "choice"
  | "boolean"
  | "number"
  | "day"
  | "moment"
  | "list"
  | "venue"
  | "series"
  | "tag"
  | "events"
  | "articles"
  | "code";

export interface Field {
  kind: FieldKind;
  label: Translated;
  /** What may be chosen, by the value that is stored, in the order of the list. */
  choices?: Readonly<Record<string, Translated>>;
  /** What kind of file it is; nothing: any. */
  files?: FileType;
  /** Fields of one entry of a list. */
  of?: Record<string, Field>;
}

/** What a module shows beyond its props. */
export interface ModuleData {
  /** The page asks for the tickets of these. */
  events?: ListedEvent[];
  /** The page tells search engines of these as a list. */
  series?: { name: string; url: string }[];
}

/**
 * Everything about a module type but its looks: one definition answers validation, defaults, the
 * editor's form, search text and references, and brings what the module shows. `View.tsx` beside it
 * never imports it at run time.
 */
export interface ModuleDefinition<
  Props extends Record<string, unknown> = Record<string, unknown>,
  Data extends object = object,
  Source = never,
> {
  type: string;
  /** Raised when the stored shape changes. */
  version: number;
  label: Translated;
  icon: string;
  group: ModuleGroup;
  /** What may be published. */
  schema: z.ZodObject;
  /** A new module; passes the draft schema (the publish schema with everything optional). */
  defaults: Partial<Props>;
  /** Passes the publish schema; shown in the picker. */
  sample: Props;
  fields: Record<keyof Props & string, Field>;
  /** The words of the module in one language, for the search index. */
  text: (props: Partial<Props>, lang: string) => string;
  /** Ids of records the module shows, beyond media and venues (which are found by shape). */
  references: (props: Partial<Props>) => { kind: "event" | "series" | "tag" | "article"; id: number }[];
  /** `window`: takes its whole width when it stands alone in a row. */
  width?: "window";
  /** Fetches, on the server, what is shown beyond the props. If it fails, the view gets nothing. */
  load?: (props: Partial<Resolved<Props>>, source: Source) => Promise<Data>;
}

/** What the house knows of the modules that a page may have, by type. Others are kept as they are, and never shown. */
export type KnownModules = ReadonlyMap<
  string,
  Pick<ModuleDefinition, "type" | "version" | "schema" | "defaults"> & {
    references: (props: Record<string, unknown>) => ReturnType<ModuleDefinition["references"]>;
  }
>;

/**
 * Declares a module type. The second step exists so that the props are inferred from the schema
 * and everything else is checked against them.
 */
export function defineModule<Schema extends z.ZodObject, Data extends object = object, Source = never>(
  schema: Schema,
  rest: Omit<ModuleDefinition<z.infer<Schema>, Data, Source>, "schema">,
): ModuleDefinition<z.infer<Schema>, Data, Source> {
  return { ...rest, schema };
}

/** What a view gets: the module's props for the visitor's language, its place, and what it brings. */
export interface ViewProps<Definition> {
  id: string;
  /** Drafts and older documents may lack any of them. */
  props: Definition extends ModuleDefinition<infer Props, infer _Data, infer _Source>
    ? Partial<Resolved<Props>>
    : never;
  /** Lacks everything where it could not be fetched. */
  data: Definition extends ModuleDefinition<infer _Props, infer Data, infer _Source> ? Partial<Data> : never;
}
