import { use, useEffect, useId, useState } from "react";
import type { Image } from "~/domain/common/schema";
import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import styles from "./ImageInput.module.css";
import { ImageShelf } from "./ImageShelf";

const idOf = (value: unknown): number | null => {
  const id = (value as { $media?: unknown } | null | undefined)?.$media;
  return typeof id === "number" ? id : null;
};

/** The picture of an id; undefined until the house has answered, null if there is none. */
function useImage(id: number | null): Image | null | undefined {
  const { picking } = use(EditingContext);
  const [known, setKnown] = useState<{ id: number; image: Image | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    picking.image(id).then(
      (image) => isCurrent && setKnown({ id, image }),
      () => isCurrent && setKnown({ id, image: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, picking]);
  return id === null ? null : known?.id === id ? known.image : undefined;
}

/** A picture of the media library: as it is, replaced by another of the shelf or one that is brought, or taken away. */
export function ImageInput({ id, value, onChange, describedBy }: InputProps) {
  const t = useT("editor-form");
  const shelfId = useId();
  const chosen = idOf(value);
  const image = useImage(chosen);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.image}>
      <div className={styles.actions}>
        <button
          type="button"
          id={id}
          aria-describedby={describedBy}
          aria-expanded={choosing}
          aria-controls={shelfId}
          onClick={() => setChoosing(!choosing)}
        >
          {t(chosen === null ? "image.choose" : "image.replace")}
        </button>
        {chosen !== null && (
          <button type="button" onClick={() => onChange(null)}>
            {t("image.remove")}
          </button>
        )}
      </div>
      {image && (
        <figure className={styles.shown}>
          <Picture image={image} sizes="22rem" />
          <figcaption>{image.alt || t("image.noAlt")}</figcaption>
        </figure>
      )}
      <div id={shelfId}>
        {choosing && (
          <ImageShelf
            onChoose={(one) => {
              setChoosing(false);
              onChange({ $media: one.id });
            }}
          />
        )}
      </div>
    </div>
  );
}
