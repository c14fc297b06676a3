import { edgeNumber } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import bar from "../bar/Bar.module.css";
import type { Session } from "../session";
import { useCell, usePart, type Cell } from "../store/cell";
import { placeOf, type Layout } from "../layout/layout";
import styles from "./Here.module.css";
import { initialsOf } from "./use-presence";

/** More have no room in the bar: they are a number. */
const mostShown = 3;

/** In the bar: who else works on the page, and where. Readers hear all; where somebody is alone their name is seen. */
export function Here({ session }: { session: Session }) {
  const t = useT("editor");
  const people = useCell(session.here);
  const document = usePart(session.store.state, (state) => state.document);
  if (people.length === 0) return null;
  const told = people.map(({ name, module }) => {
    const number = module === null ? undefined : edgeNumber(document, module);
    return { name, words: number === undefined ? name : t("here.in", { name, number }) };
  });
  const rest = told.slice(mostShown).map(({ words }) => words);
  return (
    <ul className={classNames(bar.cell, styles.here)} aria-label={t("here.label")} data-many={told.length > 1}>
      {told.slice(0, mostShown).map(({ name, words }, index) => (
        <li key={index} title={words}>
          <i aria-hidden="true">{initialsOf(name)}</i>
          {told.length === 1 && <span aria-hidden="true">{words}</span>}
          <VisuallyHidden>{words}</VisuallyHidden>
        </li>
      ))}
      {told.length > 1 && (
        <li className={styles.count} aria-hidden="true" title={told.map(({ words }) => words).join(", ")}>
          <i>{told.length}</i>
        </li>
      )}
      {rest.length > 0 && (
        <li title={rest.join(", ")}>
          <i aria-hidden="true">+{rest.length}</i>
          <VisuallyHidden>{rest.join(", ")}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** On the page: where they work. */
export function Others({ session, layout }: { session: Session; layout: Cell<Layout> }) {
  const people = useCell(session.here);
  const { boxes } = useCell(layout);
  return people.map(({ name, module }, index) => {
    const box = module === null ? undefined : boxes.get(module);
    return (
      box && (
        <div key={index} className={styles.frame} aria-hidden="true" data-colleague={name} style={placeOf(box)}>
          <b>{name}</b>
        </div>
      )
    );
  });
}
