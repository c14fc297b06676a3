import { use, useEffect, useId, useRef, useState } from "react";
import type { KeptFile } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import { FileShelf } from "./FileShelf";
import styles from "./ImageInput.module.css";

/** The file of an id; null where there is none, and until the house has answered. */
function useFile(id: number | null): [KeptFile | null, (file: KeptFile) => void] {
  const { picking } = use(EditingContext);
  const [known, setKnown] = useState<KeptFile | null>(null);
  const isKnown = known?.id === id;
  useEffect(() => {
    if (id === null || isKnown) return;
    let isCurrent = true;
    picking.file(id).then(
      (file) => isCurrent && setKnown(file),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, picking]);
  return [isKnown ? known : null, setKnown];
}

/** A sound, film or document of the media library: as it is, replaced by another of the shelf or one that is brought. */
export function FileInput({ id, field, value, onChange, describedBy }: InputProps) {
  const t = useT("editor-form");
  const shelfId = useId();
  const chosen = (value as { $file?: unknown } | null | undefined)?.$file;
  const number = typeof chosen === "number" ? chosen : null;
  const [file, setFile] = useFile(number);
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      {number !== null && (
        <p className={styles.file}>
          {file ? (
            <a href={file.src}>{file.name || t("file.unnamed", { id: number })}</a>
          ) : (
            t("file.unnamed", { id: number })
          )}{" "}
          <span>{file?.note}</span>
        </p>
      )}
      <div className={styles.actions}>
        <button
          ref={opener}
          type="button"
          aria-describedby={describedBy}
          aria-expanded={choosing}
          aria-controls={shelfId}
          onClick={() => setChoosing(!choosing)}
        >
          {t(number === null ? "file.choose" : "image.replace")}
        </button>
        {number !== null && (
          <button type="button" onClick={() => onChange(null)}>
            {t("file.remove")}
          </button>
        )}
      </div>
      <div id={shelfId}>
        {choosing && (
          <FileShelf
            type={field.files}
            onChoose={(one) => {
              setChoosing(false);
              // What was pressed is gone.
              opener.current?.focus();
              setFile(one);
              onChange({ $file: one.id });
            }}
          />
        )}
      </div>
    </div>
  );
}
