import { use, useCallback, useId, useState } from "react";
import type { KeptFile } from "~/domain/editing/picking";
import type { FileType } from "~/domain/pages/media-files";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../editing-context";
import { Fate } from "../../pictures/Fate";
import styles from "./ImageInput.module.css";
import { useBring } from "./use-bring";
import { useFound } from "./use-found";

interface FileShelfProps {
  type: FileType | undefined;
  onChoose: (file: KeptFile) => void;
}

/** The files of the house by words of their names, and a place to bring a new one. */
export function FileShelf({ type, onChoose }: FileShelfProps) {
  const t = useT("editor-form");
  const id = useId();
  const { picking } = use(EditingContext);
  const [words, setWords] = useState("");
  const find = useCallback((typed: string) => picking.files(typed, type), [picking, type]);
  const found = useFound(words, find);
  const { isBusy, refusal, bring } = useBring(type, onChoose);
  return (
    <div
      className={styles.shelf}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bring(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={`${id}-words`} className={styles.label}>
        {t("image.search")}
      </label>
      <input
        id={`${id}-words`}
        type="search"
        autoComplete="off"
        className={styles.search}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.files} aria-label={t("file.shelf")}>
        {found.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => onChoose(file)}>
              <b>{file.name || t("file.unnamed", { id: file.id })}</b> <span>{file.note}</span>
              <Fate goesAt={file.goes_at} />
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.upload}>
        <span>{t(isBusy ? "image.uploading" : "file.bring")}</span>
        <input type="file" accept={type} disabled={isBusy} onChange={({ target }) => void bring(target.files?.[0])} />
      </label>
      <p role="status" className={styles.failed}>
        {refusal && t(refusal)}
      </p>
    </div>
  );
}
