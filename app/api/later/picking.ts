import type { Paged } from "~/domain/common/schema";
import type { Candidate, KeptFile, KeptImage, MediaChange, Target, Usage } from "~/domain/editing/picking";
import type { LocaleCode } from "~/domain/locale/locales";
import type { FileType } from "~/domain/pages/media-files";
import type { FieldKind } from "~/domain/pages/module-definition";
import { browserTransport } from "../browser";

/** Kinds of records that fields choose from. */
export type RecordKind = Extract<FieldKind, "venue" | "series" | "tag" | "events" | "articles">;

/** There is no answer that helps. */
export class Unanswered extends Error {
  /** What the house said; 0 where it said nothing. */
  readonly status: number;
  /** What it said beside it. */
  readonly said: unknown;
  constructor(path: string, status: number, said: unknown) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.said = said;
  }
}

/** What forms of editors ask the house for while somebody chooses. Each throws `Unanswered` where there is no answer. */
export interface Picking {
  links: (words: string) => Promise<Target[]>;
  images: (words: string) => Promise<KeptImage[]>;
  image: (id: number) => Promise<KeptImage>;
  upload: (file: File) => Promise<KeptImage>;
  /** Sounds, films and documents; `type`: those of a type alone. */
  files: (words: string, type?: FileType) => Promise<KeptFile[]>;
  file: (id: number) => Promise<KeptFile>;
  bring: (file: File) => Promise<KeptFile>;
  /** Changes what is said of a picture that was seen like this; `theirs`: others have said something else meanwhile. */
  describe: (seen: KeptImage, change: MediaChange) => Promise<{ image: KeptImage } | { theirs: KeptImage }>;
  /** What of the house shows a picture. */
  usage: (id: number) => Promise<Usage[]>;
  records: (kind: RecordKind, words: string) => Promise<Candidate[]>;
  /** Those with these ids, as far as there are. */
  named: (kind: RecordKind, ids: readonly number[]) => Promise<Candidate[]>;
}

type Ask = <T>(path: string, init?: RequestInit) => Promise<T>;

const asking =
  (onSignedOut: () => void): Ask =>
  async <T>(path: string, init?: RequestInit): Promise<T> => {
    const answer = await browserTransport.fetch(path, init).catch(() => null);
    if (answer?.status === 401) onSignedOut();
    if (!answer?.ok) throw new Unanswered(path, answer?.status ?? 0, await answer?.json<unknown>().catch(() => null));
    return answer.json<T>();
  };

interface Named {
  id: number;
  name?: string;
  title?: string;
  address?: string;
  date_start?: string;
}

const candidateOf = ({ id, name, title, address, date_start: start }: Named): Candidate => ({
  id,
  title: title ?? name ?? "",
  note: address ?? start?.slice(0, 16).replace("T", " ") ?? "",
});

/** Those that have all of the words in their names. */
const fitting = (all: readonly Candidate[], words: string): Candidate[] => {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ title }) => wanted.every((word) => title.toLocaleLowerCase().includes(word)));
};

/** The house's answers in the language of who edits; `onSignedOut`: told when one says that nobody is signed in. */
export function pickingApi(lang: LocaleCode, onSignedOut: () => void = () => undefined): Picking {
  const ask = asking(onSignedOut);
  const send = <T>(path: string, file: File): Promise<T> => {
    const body = new FormData();
    body.append("file", file);
    return ask(path, { method: "POST", body });
  };
  const editors = `/${lang}/pageeditor-api`;
  /** A call of the public API in the language. */
  const call = (...names: string[]): string => `/${[lang, "api", ...names].join("/")}/`;
  const q = (words: string): string => `?q=${encodeURIComponent(words)}`;
  /** Lists that are short enough to be read whole. */
  const whole: Partial<Record<RecordKind, string>> = {
    venue: call("venues"),
    series: call("series"),
    tag: `/api/event-tags/?lang=${lang}`,
  };
  const all = async (kind: RecordKind): Promise<Candidate[]> =>
    (await ask<Named[]>(whole[kind] ?? "")).map(candidateOf);
  const page = async <T>(path: string): Promise<T[]> => (await ask<Paged<T>>(path)).results;
  return {
    links: (words) => page(`${editors}/pick/links/${q(words)}`),
    images: (words) => page(`${editors}/pick/images/${q(words)}`),
    image: (id) => ask(`${editors}/media/${id}/`),
    upload: (file) => send(`${editors}/media/`, file),
    files: (words, type) => page(`${editors}/files/${q(words)}${type ? `&type=${encodeURIComponent(type)}` : ""}`),
    file: (id) => ask(`${editors}/files/${id}/`),
    bring: (file) => send(`${editors}/files/`, file),
    describe: async ({ id, rev: base_rev }, change) => {
      try {
        const image = await ask<KeptImage>(`${editors}/media/${id}/`, {
          method: "PATCH",
          body: JSON.stringify({ ...change, base_rev }),
          headers: { "content-type": "application/json" },
        });
        return { image };
      } catch (error) {
        const { image: theirs } = ((error instanceof Unanswered && error.said) || {}) as { image?: KeptImage };
        if (theirs) return { theirs };
        throw error;
      }
    },
    usage: (id) => page(`${editors}/media/${id}/usage/`),
    records: async (kind, words) => {
      if (whole[kind]) return fitting(await all(kind), words);
      if (kind === "events") return page(`${editors}/pick/events/${q(words)}`);
      if (words.trim() === "") return (await page<Named>(call("articles"))).map(candidateOf);
      const found = await page<Named>(
        `${call("search", "others")}?category=articles&query=${encodeURIComponent(words)}`,
      );
      return found.map(candidateOf);
    },
    named: async (kind, ids) => {
      if (whole[kind]) return (await all(kind)).filter(({ id }) => ids.includes(id));
      return (await page<Named>(`${call(kind)}?ids=${ids.join()}&page_size=${ids.length}`)).map(candidateOf);
    },
  };
}
