import { useMemo } from "react";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { useLocale } from "~/i18n/locale-context";
import { definitions } from "~/modules/definitions";
import { labelOf } from "../label";
import type { Session } from "../session";
import { DrawnModule, holding } from "../tree/DrawnModule";
import styles from "./AddPanel.module.css";

const sampleOf = (type: string): StoredModule | null => {
  const definition = definitions.get(type);
  return definition
    ? { id: `sample-${type}`, type, version: definition.version, order: 0, props: definition.sample }
    : null;
};

/** All samples, as a page that says which pictures they need. */
export const samplesDocument = (): PageDocument =>
  holding([...definitions.keys()].flatMap((type) => sampleOf(type) ?? []));

/** Code of others runs in a frame of the page it stands on: here it stands on none. */
const framed = new Set(["html"]);

/** A module as it looks with its definition's sample, small. */
export function Sample({ session, type }: { session: Session; type: string }) {
  const { lang } = useLocale();
  const module = useMemo(() => (framed.has(type) ? null : sampleOf(type)), [type]);
  return (
    <span className={styles.sample} aria-hidden="true">
      <span className={styles.name}>{labelOf(type, lang)}</span>
      {module && <DrawnModule session={session} module={module} className={styles.small} hasAnyPicture />}
    </span>
  );
}
