import type { ReactNode } from "react";
import type { PageModule } from "~/domain/pages/schema";
import { useT } from "~/i18n/use-t";
import type { TreeFrame } from "~/modules/ModuleTree";
import type { Compare, Session } from "../session";
import { usePart } from "../store/cell";
import type { Compared } from "./comparison";
import styles from "./Compare.module.css";

/** What stands around the modules of a page that is compared with what it was: it is only looked at. */
export const compareFrame = (session: Session): TreeFrame => ({
  Module: ({ module, children }) => (
    <ComparedModule session={session} module={module}>
      {children}
    </ComparedModule>
  ),
  Empty: () => null,
});

interface ComparedProps {
  session: Session;
  module: PageModule;
  children: ReactNode;
}

function ComparedModule({ session, module, children }: ComparedProps) {
  const compare = usePart(session.view, (view) => view.compare);
  const isBoth = compare?.side === "both";
  const change = isBoth ? compare.changes.find(({ id }) => id === module.id || id === module.parent) : undefined;
  return (
    <div data-module={module.id} className={styles.module} data-compared={change?.kind} inert>
      {isBoth && change && change.pictures.length > 0 && <Pictures compare={compare} pictures={change.pictures} />}
      {children}
    </div>
  );
}

/** Pictures that were exchanged, beside each other. */
function Pictures({ compare, pictures }: { compare: Compare; pictures: Compared["pictures"] }) {
  const t = useT("editor");
  const pictureOf = (id: number | null) => (id === null ? undefined : compare.sources.images[id]);
  return pictures.map((pair, index) => (
    <div key={index} data-tool="" className={styles.pair}>
      {(["was", "is"] as const).map((side) => {
        const image = pictureOf(pair[side]);
        return (
          <figure key={side} data-side={side}>
            {image ? (
              <img src={`${image.src}/w${image.widths.find((width) => width >= 640) ?? 320}.jpg`} alt={image.alt} />
            ) : (
              <i>{t("compare.noPicture")}</i>
            )}
            <figcaption>{t(side === "was" ? "compare.pictureBefore" : "compare.pictureNow")}</figcaption>
          </figure>
        );
      })}
    </div>
  ));
}
