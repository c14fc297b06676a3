import { use, useState } from "react";
import { Unanswered } from "~/api/later/picking";
import type { KeptFile } from "~/domain/editing/picking";
import { heaviestFile, isOfType, type FileType } from "~/domain/pages/media-files";
import type { MessageKey } from "~/i18n/namespaces";
import { EditingContext } from "../editing-context";

type Refusal = MessageKey<"editor-form">;

const only: Readonly<Record<FileType, Refusal>> = {
  "audio/*": "file.only.sound",
  "video/*": "file.only.film",
  "application/pdf": "file.only.pdf",
  "text/vtt": "file.only.captions",
};

const refusalOf = (error: unknown, wrongKind: Refusal): Refusal => {
  const status = error instanceof Unanswered ? error.status : 0;
  if (status === 413) return "file.tooHeavy";
  return status === 422 ? wrongKind : "file.failed";
};

interface Bring {
  isBusy: boolean;
  /** Why it was not taken. */
  refusal: Refusal | null;
  bring: (file: File | undefined) => Promise<void>;
}

/** Puts a file of this type into the media library; one that is too heavy is not even sent. */
export function useBring(type: FileType | undefined, onKept: (file: KeptFile) => void): Bring {
  const { picking } = use(EditingContext);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const wrongKind = type ? only[type] : "file.only.any";
  const bring = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > heaviestFile) return setRefusal("file.tooHeavy");
    setRefusal(null);
    setBusy(true);
    try {
      const kept = await picking.bring(file);
      if (type === undefined || isOfType(kept.mime, type)) onKept(kept);
      else setRefusal(wrongKind);
    } catch (error) {
      setRefusal(refusalOf(error, wrongKind));
    }
    setBusy(false);
  };
  return { isBusy, refusal, bring };
}
