import type { EditingApi } from "~/api/later/editing";
import type { Sources } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import { referencesOfPage } from "./references";
import { createCell, type Cell } from "./store/cell";

const missing = (ids: readonly number[], known: object): number[] => ids.filter((id) => !Object.hasOwn(known, id));

/** Where there was no answer it is not asked again at every letter. */
const pauseMs = 5_000;

export interface Fetching {
  sources: Cell<Sources>;
  /** Fetches what a document refers to and is not here yet. */
  fetchSources: (document: PageDocument) => Promise<void>;
}

/** What references stand for: that of the first document, and what later ones need beyond. */
export function fetchingSources(api: Pick<EditingApi, "sources">, first: Sources, now = Date.now): Fetching {
  const sources = createCell(first);
  const asked = new Set<string>();
  let notBefore = 0;
  const fetchSources = async (document: PageDocument): Promise<void> => {
    const all = referencesOfPage(document);
    const known = sources.get();
    const wanted = {
      media: missing(all.media, known.images),
      files: missing(all.files, known.files),
      venues: missing(all.venues, known.venues),
    };
    if (wanted.media.length + wanted.files.length + wanted.venues.length === 0) return;
    const name = JSON.stringify(wanted);
    if (asked.has(name) || now() < notBefore) return;
    asked.add(name);
    const found = await api.sources(wanted);
    if (!found) {
      asked.delete(name);
      notBefore = now() + pauseMs;
      return;
    }
    const here = sources.get();
    sources.set({
      images: { ...here.images, ...found.images },
      files: { ...here.files, ...found.files },
      venues: { ...here.venues, ...found.venues },
    });
  };
  return { sources, fetchSources };
}
