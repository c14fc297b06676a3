import { use, useId, useState } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import { EditingContext } from "../editing-context";
import { Fate } from "../../pictures/Fate";
import styles from "./ImageInput.module.css";
import { useFound } from "./use-found";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The pictures of the house by words of their descriptions, and a place to bring a new one. */
export function ImageShelf({ onChoose }: { onChoose: (image: KeptImage) => void }) {
  const t = useT("editor-form");
  const id = useId();
  const { picking } = use(EditingContext);
  const [words, setWords] = useState("");
  const [state, setState] = useState<"idle" | "uploading" | "failed">("idle");
  const found = useFound(words, picking.images);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState("uploading");
    try {
      onChoose(await picking.upload(file));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div
      className={styles.shelf}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer.files[0]);
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
      <ul className={styles.grid} aria-label={t("image.shelf")}>
        {found.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              onClick={() => onChoose(image)}
              aria-label={image.alt || t("image.unnamed", { id: image.id })}
            >
              <Picture image={image} sizes="7rem" fit="cover" decorative />
            </button>
            <Fate goesAt={image.goes_at} until={image.facts.rights_until} />
          </li>
        ))}
      </ul>
      <label className={styles.upload}>
        <span>{t(state === "uploading" ? "image.uploading" : "image.upload")}</span>
        <input
          type="file"
          accept={accepted}
          disabled={state === "uploading"}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      <p role="status" className={styles.failed}>
        {state === "failed" && t("image.failed")}
      </p>
    </div>
  );
}
