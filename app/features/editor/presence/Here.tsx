import { edgeNumber } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import bar from "../bar/Bar.module.css";
import type { Session } from "../session";
import { useCell, usePart, type Cell } from "../store/cell";
import type { Layout } from "../tree/layout";
import styles from "./Here.module.css";
import { initialsOf } from "./use-presence";

/** In the bar: who else works on the page, and where. */
export function Here({ session }: { session: Session }) {
  const t = useT("editor");
  const people = useCell(session.here);
  const document = usePart(session.store.state, (state) => state.document);
  if (people.length === 0) return null;
  return (
    <ul className={classNames(bar.cell, styles.here)} aria-label={t("here.label")}>
      {people.map(({ name, module }) => {
        const number = module === null ? undefined : edgeNumber(document, module);
        const words = number === undefined ? name : t("here.in", { name, number });
        return (
          <li key={name} title={words}>
            <i aria-hidden="true">{initialsOf(name)}</i>
            <span aria-hidden="true">{words}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

/** On the page: where they work. */
export function Others({ session, layout }: { session: Session; layout: Cell<Layout> }) {
  const people = useCell(session.here);
  const { boxes } = useCell(layout);
  return people.map(({ name, module }) => {
    const box = module === null ? undefined : boxes.get(module);
    return (
      box && (
        <div
          key={name}
          className={styles.frame}
          aria-hidden="true"
          data-colleague={name}
          style={{
            insetInlineStart: `max(${box.left}px, var(--track) + 0.625rem)`,
            insetInlineEnd: `max(100% - ${box.left + box.width}px, var(--rim) + 0.625rem)`,
            insetBlockStart: box.top,
            blockSize: box.height,
          }}
        >
          <b>{name}</b>
        </div>
      )
    );
  });
}
