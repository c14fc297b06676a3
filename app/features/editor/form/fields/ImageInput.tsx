import { use, useEffect, useId, useRef, useState } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import { ImageFacts } from "./ImageFacts";
import styles from "./ImageInput.module.css";
import { ImageShelf } from "./ImageShelf";

const idOf = (value: unknown): number | null => {
  const id = (value as { $media?: unknown } | null | undefined)?.$media;
  return typeof id === "number" ? id : null;
};

/** The picture of an id; null where there is none, and until the house has answered. */
function useImage(id: number | null): [KeptImage | null, (image: KeptImage) => void] {
  const { picking } = use(EditingContext);
  const [known, setKnown] = useState<KeptImage | null>(null);
  const isKnown = known?.id === id;
  useEffect(() => {
    if (id === null || isKnown) return;
    let isCurrent = true;
    picking.image(id).then(
      (image) => isCurrent && setKnown(image),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, picking]);
  return [isKnown ? known : null, setKnown];
}

/** A picture of the media library: as it is, replaced by another of the shelf or one that is brought, or taken away. */
export function ImageInput({ id, value, onChange, describedBy }: InputProps) {
  const t = useT("editor-form");
  const shelfId = useId();
  const chosen = idOf(value);
  const [image, setImage] = useImage(chosen);
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.image}>
      <div className={styles.actions}>
        <button
          ref={opener}
          type="button"
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
      <div id={shelfId}>
        {choosing && (
          <ImageShelf
            onChoose={(one) => {
              setChoosing(false);
              // What was pressed is gone.
              opener.current?.focus();
              setImage(one);
              onChange({ $media: one.id });
            }}
          />
        )}
      </div>
      {image && <ImageFacts key={image.id} image={image} onChanged={setImage} />}
    </div>
  );
}
