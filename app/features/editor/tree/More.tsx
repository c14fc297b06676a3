import { useRef, useState } from "react";
import { findModule } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import type { Commands } from "../actions/use-commands";
import { useDismissed } from "../bar/use-dismissed";
import type { Session } from "../session";
import { spotAfter } from "../spots";
import { usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Handles.module.css";
import { layoutsOf, placesOf, type Item } from "./more-items";

interface MoreProps {
  session: Session;
  id: string;
  commands: Commands;
}

/** What is wanted less often. */
export function More({ session, id, commands }: MoreProps) {
  const t = useT("editor");
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismissed(menu);
  return (
    <details ref={menu} className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.square} aria-label={t("handle.more")} title={t("handle.more")}>
        <ToolIcon name="more" />
      </summary>
      {isOpen && (
        <Items session={session} id={id} commands={commands} onDone={() => menu.current?.removeAttribute("open")} />
      )}
    </details>
  );
}

/** One for every section of the page: made for whoever looks. */
function Items({ session, id, commands, onDone }: MoreProps & { onDone: () => void }) {
  const t = useT("editor");
  const document = usePart(session.store.state, (state) => state.document);
  const after = spotAfter(document, id);
  const section = findModule(document, id)?.section.id;
  const control = t("keys.control");
  const items: Item[] = [
    { name: t("handle.copy"), keys: `${control} C`, run: () => commands.copy(id) },
    { name: t("handle.cut"), keys: `${control} X`, run: () => commands.cut(id) },
    ...(after
      ? [
          { name: t("handle.paste"), keys: `${control} V`, run: () => commands.paste(after) },
          { name: t("handle.insert"), keys: "/", run: () => commands.openAdd(after) },
        ]
      : []),
    ...(section === undefined ? [] : [{ name: t("handle.section"), keys: "Esc", run: () => commands.select(section) }]),
    ...layoutsOf(session, id, commands, t).map((item) => ({ ...item, name: `${t("handle.layout")} ${item.name}` })),
    ...placesOf(session, id, commands, t),
  ];
  return (
    <ul className={styles.menu} data-menu="">
      {items.map(({ name, keys, isOn, run }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={isOn}
            onClick={() => {
              onDone();
              run();
            }}
          >
            {name} {keys && <kbd>{keys}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}
