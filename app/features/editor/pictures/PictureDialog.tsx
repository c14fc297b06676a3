import { useEffect, useRef, useState } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import { ImageFacts } from "../form/fields/ImageFacts";
import { ToolDialog } from "../form/ToolDialog";
import dialog from "../form/ToolDialog.module.css";
import styles from "./PictureDialog.module.css";

interface PictureDialogProps {
  image: KeptImage;
  /** Edge number of the module that shows it. */
  number: string;
  onClose: () => void;
}

/** Asks of a picture that was just brought what it shows, for whoever does not see it, and where its middle is. */
export default function PictureDialog({ image: brought, number, onClose }: PictureDialogProps) {
  const t = useT("editor");
  const form = useT("editor-form");
  const [image, setImage] = useState(brought);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>("input[lang]")?.focus(), []);
  return (
    <ToolDialog
      sign={number}
      name={t("picture.title")}
      onClose={onClose}
      foot={
        <button type="button" className={dialog.done} onClick={onClose}>
          {form("done")}
        </button>
      }
    >
      <div ref={body} className={styles.body}>
        <p>{t("picture.explain")}</p>
        <ImageFacts image={image} onChanged={setImage} />
      </div>
    </ToolDialog>
  );
}
