import { useState } from "react";
import { useNavigate } from "react-router";
import { pagesApi } from "~/api/later/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { ToolIcon } from "../ToolIcon";
import styles from "./Bar.module.css";

/** Begins the sections of an article that has none, and opens them. */
export function AddSections({ article }: { article: number }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const add = async (): Promise<void> => {
    const added = await pagesApi(lang).addTo(article);
    setFailed(!added.ok);
    if (added.ok) await navigate({ search: "edit" }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <button type="button" className={classNames(styles.cell, styles.command)} onClick={() => void add()}>
        <ToolIcon name="columns" />
        {t("bar.addSections")}
      </button>
      <p role="status" className={classNames(hasFailed && styles.cell)}>
        {hasFailed && t("told.failed")}
      </p>
    </>
  );
}
