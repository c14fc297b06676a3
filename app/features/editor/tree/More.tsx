import { useRef, useState, type ReactNode } from "react";
import { edgeNumber, findModule, findSection } from "~/domain/editing/tree";
import { useT } from "~/i18n/use-t";
import { layoutName, layouts } from "../add/layouts";
import type { Commands } from "../actions/use-commands";
import { useDismissed } from "../bar/use-dismissed";
import type { Session } from "../session";
import { spotAfter } from "../spots";
import { usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Handles.module.css";

interface Item {
  name: ReactNode;
  /** The keys that do the same. */
  keys?: string;
  isOn?: boolean;
  run: () => unknown;
}

type Translate = ReturnType<typeof useT<"editor">>;

/** What can be done with a module beyond its handles. */
function moduleItems({ store }: Session, id: string, commands: Commands, t: Translate): Item[] {
  const { document } = store.state.get();
  const found = findModule(document, id);
  if (!found) return [];
  const sides = (["left", "right"] as const).filter((direction) => commands.canMove(id, direction));
  return [
    ...sides.map((direction) => ({
      name: t(`handle.${direction}`),
      keys: direction === "left" ? "Alt ←" : "Alt →",
      run: () => commands.move(id, direction),
    })),
    { name: t("handle.section"), keys: "Esc", run: () => commands.select(found.section.id) },
    ...document.containers
      .filter((other) => other !== found.section)
      .map(({ id: section, columns: [first] }) => ({
        name: t("handle.moveTo", { number: edgeNumber(document, section) ?? "" }),
        run: () =>
          commands.moveTo(id, { kind: "module", section, column: 0, after: first?.children.at(-1)?.id ?? null }),
      })),
  ];
}

function sectionItems({ store }: Session, id: string, commands: Commands, t: Translate): Item[] {
  const section = findSection(store.state.get().document, id);
  return section
    ? layouts.map((layout) => ({
        name: `${t("handle.layout")} ${layout === "100" ? t("add.full") : layoutName(layout)}`,
        isOn: layout === section.layout,
        run: () => commands.setLayout(id, layout),
      }))
    : [];
}

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
  const after = spotAfter(
    usePart(session.store.state, (state) => state.document),
    id,
  );
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
    ...moduleItems(session, id, commands, t),
    ...sectionItems(session, id, commands, t),
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
