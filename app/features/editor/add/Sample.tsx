import { Suspense, useMemo } from "react";
import { resolveDocument, type PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { useLocale } from "~/i18n/locale-context";
import { definitions } from "~/modules/definitions";
import { Rescue } from "~/ui/Rescue";
import { labelOf } from "../label";
import type { Session } from "../session";
import { useCell } from "../store/cell";
import { newSection } from "../actions/operations";
import styles from "./AddPanel.module.css";

const sampleOf = (type: string): StoredModule | null => {
  const definition = definitions.get(type);
  return definition
    ? { id: `sample-${type}`, type, version: definition.version, order: 0, props: definition.sample }
    : null;
};

const holding = (modules: readonly StoredModule[]): PageDocument => ({
  containers: [newSection("100", () => "samples", modules)],
});

/** All samples, as a page that says which pictures they need. */
export const samplesDocument = (): PageDocument =>
  holding([...definitions.keys()].flatMap((type) => sampleOf(type) ?? []));

const none: readonly string[] = [];

/** Code of others runs in a frame of the page it stands on: here it stands on none. */
const framed = new Set(["html"]);

/** A module as it looks with its definition's sample, small. */
export function Sample({ session, type }: { session: Session; type: string }) {
  const { lang } = useLocale();
  const sources = useCell(session.sources);
  const drawn = useCell(session.tree);
  const modules = useMemo(() => {
    const module = sampleOf(type);
    if (!module || framed.has(type)) return [];
    return resolveDocument(holding([module]), {
      page: session.page,
      lang,
      now: Number.NaN,
      sources: {
        image: (id) => sources.images[id] ?? Object.values(sources.images)[0] ?? null,
        file: (id) => sources.files[id] ?? null,
        venue: (id) => sources.venues[id] ?? Object.values(sources.venues)[0] ?? null,
      },
    }).modules;
  }, [type, sources, lang, session]);
  return (
    <span className={styles.sample} aria-hidden="true">
      <span className={styles.name}>{labelOf(type, lang)}</span>
      {drawn && modules.length > 0 && (
        <Rescue instead={null}>
          <Suspense>
            {/* Phrasing content around what is any content: it is seen, never read. */}
            <span className={styles.small} inert>
              <drawn.Tree containers={modules} fallback={none} wide={none} />
            </span>
          </Suspense>
        </Rescue>
      )}
    </span>
  );
}
