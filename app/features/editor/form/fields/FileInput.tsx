import { useT } from "~/i18n/use-t";
import type { InputProps } from "./field-props";
import styles from "./ImageInput.module.css";

/** A sound, film or document of the media library, which the hub puts there: here it is known by its number. */
export function FileInput({ id, value, onChange, describedBy, problems }: InputProps) {
  const t = useT("editor-form");
  const chosen = (value as { $file?: unknown } | null | undefined)?.$file;
  return (
    <div className={styles.actions}>
      <input
        id={id}
        type="number"
        min={1}
        aria-describedby={describedBy}
        aria-invalid={problems.length > 0 || undefined}
        className={styles.search}
        placeholder={t("file.number")}
        value={typeof chosen === "number" ? chosen : ""}
        onChange={({ target }) => onChange(target.value === "" ? null : { $file: target.valueAsNumber })}
      />
      {typeof chosen === "number" && (
        <button type="button" onClick={() => onChange(null)}>
          {t("file.remove")}
        </button>
      )}
    </div>
  );
}
