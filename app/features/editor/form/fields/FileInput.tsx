import { use, useCallback } from "react";
import type { KeptFile } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { Fate } from "../../pictures/Fate";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import { MediaInput, Shelf, type ChoicesProps } from "./MediaInput";
import styles from "./MediaInput.module.css";
import { useBring } from "./use-bring";

/** A sound, film or document of the media library. */
export function FileInput(props: InputProps) {
  const t = useT("editor-form");
  const { picking } = use(EditingContext);
  return (
    <MediaInput
      {...props}
      kind="file"
      reference="$file"
      ask={picking.file}
      above={(id, file) => (
        <p className={styles.file}>
          {file ? <a href={file.src}>{file.name || t("file.unnamed", { id })}</a> : t("file.unnamed", { id })}{" "}
          <span>{file?.note}</span>
        </p>
      )}
      Choices={FileShelf}
    />
  );
}

function FileShelf({ field: { files: type }, onChoose }: ChoicesProps<KeptFile>) {
  const t = useT("editor-form");
  const { picking } = use(EditingContext);
  const find = useCallback((typed: string) => picking.files(typed, type), [picking, type]);
  const { isBusy, refusal, bring } = useBring(type, onChoose);
  return (
    <Shelf
      kind="file"
      find={find}
      accept={type}
      isBusy={isBusy}
      refusal={refusal && t(refusal)}
      bring={bring}
      draw={(file) => (
        <button type="button" onClick={() => onChoose(file)}>
          <b>{file.name || t("file.unnamed", { id: file.id })}</b> <span>{file.note}</span>
          <Fate goesAt={file.goes_at} />
        </button>
      )}
    />
  );
}
