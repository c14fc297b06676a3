import { uploads } from "~/domain/forms/field-types";
import { figures } from "~/domain/format/figures";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { nameOf, partOf } from "../form-names";
import type { ControlProps } from "./Control";
import styles from "./FormPaper.module.css";

/** A file to choose; one that has arrived already stands there by its name and need not be chosen again. */
export function FileControl({ field, id, typed, about }: ControlProps) {
  const t = useT("forms");
  const name = nameOf(field.slug);
  const kept = typed?.[partOf(name, "kept")]?.[0] ?? "";
  const isKept = kept !== "" && !typed?.[partOf(name, "drop")];
  return (
    <>
      {isKept && <KeptFile name={name} kept={kept} typed={typed ?? {}} />}
      <input
        // What has arrived is not to be sent again.
        key={kept}
        id={id}
        name={name}
        type="file"
        accept={uploads.types.join()}
        aria-label={isKept ? t("file.other") : undefined}
        required={field.required && !isKept}
        {...about}
      />
    </>
  );
}

function KeptFile({ name, kept, typed }: { name: string; kept: string; typed: NonNullable<ControlProps["typed"]> }) {
  const t = useT("forms");
  const { lang } = useLocale();
  const [filename = "", bytes = "0"] = (["name", "bytes"] as const).map((part) => typed[partOf(name, part)]?.[0]);
  const size = figures(lang, { maximumFractionDigits: 1 }).format(Math.max(0.1, Number(bytes) / 1_000_000));
  return (
    <div className={styles.kept}>
      <input type="hidden" name={partOf(name, "kept")} value={kept} />
      <input type="hidden" name={partOf(name, "name")} value={filename} />
      <input type="hidden" name={partOf(name, "bytes")} value={bytes} />
      <b>{filename}</b>
      <small>{t("file.size", { size })}</small>
      <label>
        <input type="checkbox" name={partOf(name, "drop")} />
        {t("file.drop")}
      </label>
    </div>
  );
}
