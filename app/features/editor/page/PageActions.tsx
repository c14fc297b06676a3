import { useState, type FormEvent } from "react";
import type { PageEntry } from "~/domain/editing/tree-schema";
import { useT } from "~/i18n/use-t";
import { ToolIcon } from "../ToolIcon";
import { parentsOf, stepTo, type PagePlace, type Standing } from "./page-tree";
import styles from "./PagesPanel.module.css";
import { ParentSelect } from "./ParentSelect";

interface PageActionsProps {
  entry: PageEntry;
  tree: readonly Standing[];
  /** Who may not publish cannot show a page to visitors, or hide it. */
  mayPublish: boolean;
  onMove: (place: PagePlace) => void;
  onSetOnline: (isOnline: boolean) => void;
  onDuplicate: () => void;
  onTrash: () => void;
}

/** What can be done with a page of the list. */
export function PageActions(props: PageActionsProps) {
  const t = useT("editor-form");
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t("pages.more", { title: props.entry.title })}>
        <ToolIcon name="more" />
      </summary>
      {isOpen && <Actions {...props} />}
    </details>
  );
}

/** It knows every page of the house: made for whoever looks. */
function Actions({ entry, tree, mayPublish, onMove, onSetOnline, onDuplicate, onTrash }: PageActionsProps) {
  const t = useT("editor-form");
  return (
    <>
      <div className={styles.actions}>
        {(["up", "down"] as const).map((step) => {
          const place = stepTo(tree, entry, step);
          return (
            <button key={step} type="button" disabled={!place} onClick={() => place && onMove(place)}>
              {t(`pages.${step}`)}
            </button>
          );
        })}
        {mayPublish && entry.is_published && (
          <button type="button" onClick={() => onSetOnline(!entry.is_online)}>
            {t(entry.is_online ? "pages.takeOffline" : "pages.putOnline")}
          </button>
        )}
        <button type="button" onClick={onDuplicate}>
          {t("pages.duplicate")}
        </button>
        <button type="button" onClick={onTrash}>
          {t("pages.trash")}
        </button>
      </div>
      <Elsewhere key={entry.parent} entry={entry} tree={tree} onMove={onMove} />
    </>
  );
}

/** Below another page: chosen, and done when it is said, so that keys can go through the list. */
function Elsewhere({ entry, tree, onMove }: Pick<PageActionsProps, "entry" | "tree" | "onMove">) {
  const t = useT("editor-form");
  const [parent, setParent] = useState(entry.parent);
  const move = (event: FormEvent): void => {
    event.preventDefault();
    onMove({ parent, before: null });
  };
  return (
    <form className={styles.elsewhere} onSubmit={move}>
      <ParentSelect pages={parentsOf(tree, entry)} value={parent} onChoose={setParent} />
      <button type="submit" disabled={parent === entry.parent}>
        {t("pages.move")}
      </button>
    </form>
  );
}
