import { useT } from "~/i18n/use-t";
import styles from "./PagesPanel.module.css";
import type { Standing } from "./page-tree";

interface ParentSelectProps {
  /** Pages to choose from, in the order of the tree. */
  pages: readonly Standing[];
  value: number | null;
  onChoose: (parent: number | null) => void;
}

/** Below which page another one stands. */
export function ParentSelect({ pages, value, onChoose }: ParentSelectProps) {
  const t = useT("editor-form");
  return (
    <label className={styles.field}>
      {t("pages.below")}
      <select
        value={value ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{t("pages.top")}</option>
        {pages.map(({ entry, depth }) => (
          <option key={entry.id} value={entry.id}>
            {"\u2003".repeat(depth)}
            {entry.title || entry.path}
          </option>
        ))}
      </select>
    </label>
  );
}
