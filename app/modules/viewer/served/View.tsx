import type { ReactNode } from "react";
import { embedOf } from "~/domain/pages/embed";
import type { MediaFile } from "~/domain/pages/document";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Facade } from "~/ui/embed/later/Facade";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import { fileSize, formatName } from "~/domain/pages/file-words";
import styles from "./View.module.css";

/** A document: to leaf through where somebody keeps it, to take away where the house has it. */
export default function Viewer({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const { file, title = "", pages = 0, anchor } = props;
  const embed = embedOf(props.embed_code ?? "", "viewer");
  const figure = pages > 0 && t("viewer.pages", { count: pages });
  const id = anchor || undefined;
  const words = props.description && <p>{props.description}</p>;
  if (embed)
    return (
      <Facade
        embed={embed}
        title={title}
        shape="sheet"
        figure={figure}
        actions={file && <Download file={file} />}
        id={id}
      >
        {words}
      </Facade>
    );
  return (
    file && (
      <section className={styles.document} id={id} aria-label={title || undefined}>
        {figure && <p className={styles.figure}>{figure}</p>}
        <Own title={title} file={file}>
          {words}
        </Own>
      </section>
    )
  );
}

function Own({ title, file, children }: { title: string; file: MediaFile; children: ReactNode }) {
  const t = useT("modules");
  const { lang } = useLocale();
  return (
    <div>
      {title && <h3>{title}</h3>}
      {children}
      <p className={styles.facts}>
        {t("file.facts", { format: formatName(file.mime), size: fileSize(file.bytes, lang) })}
      </p>
      <p>
        <Download file={file} />
      </p>
    </div>
  );
}

function Download({ file }: { file: MediaFile }) {
  const t = useT("modules");
  const { lang } = useLocale();
  return (
    <a href={file.src} download>
      {t("file.download", { size: fileSize(file.bytes, lang) })}
    </a>
  );
}
