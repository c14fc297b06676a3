import { use, useState } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import { Fate } from "../../pictures/Fate";
import { EditingContext } from "../editing-context";
import type { InputProps } from "./field-props";
import { ImageFacts } from "./ImageFacts";
import { MediaInput, Shelf, type ChoicesProps } from "./MediaInput";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** A picture of the media library, and what is said of it. */
export function ImageInput(props: InputProps) {
  const { picking } = use(EditingContext);
  return (
    <MediaInput
      {...props}
      kind="image"
      reference="$media"
      ask={picking.image}
      below={(image, setImage) => <ImageFacts key={image.id} image={image} onChanged={setImage} />}
      Choices={ImageShelf}
    />
  );
}

function ImageShelf({ onChoose }: ChoicesProps<KeptImage>) {
  const t = useT("editor-form");
  const { picking } = use(EditingContext);
  const [state, setState] = useState<"idle" | "uploading" | "failed">("idle");
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
    <Shelf
      kind="image"
      find={picking.images}
      accept={accepted}
      isBusy={state === "uploading"}
      refusal={state === "failed" ? t("image.failed") : null}
      bring={upload}
      draw={(image) => (
        <>
          <button
            type="button"
            onClick={() => onChoose(image)}
            aria-label={image.alt || t("image.unnamed", { id: image.id })}
          >
            <Picture image={image} sizes="7rem" fit="cover" decorative />
          </button>
          <Fate goesAt={image.goes_at} until={image.facts.rights_until} />
        </>
      )}
    />
  );
}
