import { Suspense, useMemo } from "react";
import { resolveDocument, type PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { useLocale } from "~/i18n/locale-context";
import { Rescue } from "~/ui/Rescue";
import { newSection } from "../actions/operations";
import type { Session } from "../session";
import { useCell } from "../store/cell";

/** A page of these modules and nothing else. */
export const holding = (modules: readonly StoredModule[]): PageDocument => ({
  containers: [newSection("100", () => "samples", modules)],
});

const none: readonly string[] = [];

interface DrawnModuleProps {
  session: Session;
  module: StoredModule;
  className?: string | undefined;
  /** Pictures that are not here stand for by any that is. */
  hasAnyPicture?: boolean;
}

/** A module as the page draws it, apart from the page. It is seen, never read or used. */
export function DrawnModule({ session, module, className, hasAnyPicture = false }: DrawnModuleProps) {
  const { lang } = useLocale();
  const sources = useCell(session.sources);
  const drawn = useCell(session.tree);
  const modules = useMemo(() => {
    const any = <T,>(all: Record<string, T>): T | null => (hasAnyPicture ? (Object.values(all)[0] ?? null) : null);
    return resolveDocument(holding([module]), {
      page: session.page,
      lang,
      now: Number.NaN,
      sources: {
        image: (id) => sources.images[id] ?? any(sources.images),
        file: (id) => sources.files[id] ?? null,
        venue: (id) => sources.venues[id] ?? any(sources.venues),
      },
    }).modules;
  }, [module, sources, lang, session, hasAnyPicture]);
  if (!drawn) return null;
  return (
    <Rescue instead={null}>
      <Suspense>
        {/* Phrasing content around what is any content: it is seen, never read. */}
        <span className={className} inert aria-hidden="true">
          <drawn.Tree containers={modules} fallback={none} wide={none} />
        </span>
      </Suspense>
    </Rescue>
  );
}
