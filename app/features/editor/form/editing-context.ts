import { createContext } from "react";
import type { Image } from "~/domain/common/schema";
import type { Paged } from "~/domain/common/schema";
import type { FieldKind } from "~/domain/pages/module-definition";

/** A record that can be chosen. */
export interface Candidate {
  id: number;
  title: string;
  /** What tells it from others of the same name: a day, a place. */
  note: string;
}

/** Where a link may lead. */
export interface Target {
  url: string;
  title: string;
  /** What it is: a page, a film, a show. */
  kind: string;
  note: string;
}

/** Kinds of records that fields choose from. */
export type RecordKind = Extract<FieldKind, "venue" | "series" | "tag" | "events" | "articles">;

/** What the form asks the house for while somebody chooses. */
export interface Picking {
  links: (words: string) => Promise<Target[]>;
  images: (words: string, page: number) => Promise<Paged<Image>>;
  image: (id: number) => Promise<Image | null>;
  upload: (file: File) => Promise<Image>;
  records: (kind: RecordKind, words: string) => Promise<Candidate[]>;
  /** Those with these ids, as far as there are. */
  named: (kind: RecordKind, ids: readonly number[]) => Promise<Candidate[]>;
}

/** What every input of a form may ask for. */
interface EditingFacts {
  /** The house's time zone. */
  zone: string;
  picking: Picking;
}

const nothing = async () => [];

export const EditingContext = createContext<EditingFacts>({
  zone: "UTC",
  picking: {
    links: nothing,
    images: async () => ({ count: 0, next: null, previous: null, results: [] }),
    image: async () => null,
    upload: () => Promise.reject(new Error("There is no house to upload to")),
    records: nothing,
    named: nothing,
  },
});
