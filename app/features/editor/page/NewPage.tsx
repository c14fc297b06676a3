import { useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import parts from "../panels/parts.module.css";
import type { Standing } from "./page-tree";
import styles from "./PagesPanel.module.css";
import { ParentSelect } from "./ParentSelect";

interface NewPageProps {
  tree: readonly Standing[];
  /** True if it was made. */
  onMake: (title: string, path: string, parent: number | null) => Promise<boolean>;
}

/** Makes a page below another one; whatever is wrong with it, what was typed stays. */
export function NewPage({ tree, onMake }: NewPageProps) {
  const t = useT("editor-form");
  const [title, setTitle] = useState("");
  const [path, setPath] = useState("");
  const [parent, setParent] = useState<number | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onMake(title, path, parent))) return;
    setTitle("");
    setPath("");
    setParent(null);
  };
  return (
    <form className={`${parts.part} ${styles.form}`} onSubmit={(event) => void make(event)}>
      <h3>{t("pages.new")}</h3>
      <label className={styles.field}>
        {t("page.title")}
        <input required maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className={styles.field}>
        {t("page.path")}
        <input
          required
          maxLength={200}
          placeholder="/gutscheine"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </label>
      <ParentSelect pages={tree} value={parent} onChoose={setParent} />
      <button type="submit" className={parts.button} data-kind="ink">
        {t("pages.make")}
      </button>
    </form>
  );
}
