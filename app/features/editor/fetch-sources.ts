import type { EditingApi } from "~/api/later/editing";
import { rightsNotice, type KeptImage } from "~/domain/editing/picking";
import type { Sources } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import { referencesOfPage } from "./references";
import { createCell, type Cell } from "./store/cell";

const missing = (ids: readonly number[], known: object): number[] => ids.filter((id) => !Object.hasOwn(known, id));

/** Where there was no answer it is not asked again at every letter. */
const pauseMs = 5_000;

/** What both know, and the later of what both say of the same. */
export const joined = (known: Sources, later: Sources): Sources => ({
  images: { ...known.images, ...later.images },
  files: { ...known.files, ...later.files },
  venues: { ...known.venues, ...later.venues },
  rights_end: { ...known.rights_end, ...later.rights_end },
});

/** The same once something else is said of a picture at `now` (epoch ms): when its rights end, it is on no page any more. */
export function withPicture(known: Sources, image: KeptImage, now: number): Sources {
  const { [image.id]: _shown, ...images } = known.images;
  const { [image.id]: _until, ...rights_end } = known.rights_end;
  const until = image.facts.rights_until;
  const left = until === null ? Infinity : Date.parse(until) - now;
  return {
    ...known,
    images: left > 0 ? { ...images, [image.id]: image } : images,
    rights_end: until !== null && left <= rightsNotice ? { ...rights_end, [image.id]: until } : rights_end,
  };
}

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
      media: missing(all.media, { ...known.images, ...known.rights_end }),
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
    sources.set(joined(sources.get(), found));
  };
  return { sources, fetchSources };
}
