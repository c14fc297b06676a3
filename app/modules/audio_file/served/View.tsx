import { useState } from "react";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import { fileSize } from "~/domain/pages/file-words";
import styles from "./View.module.css";

/** Minutes and seconds of a position. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A sound of the house in the browser's own player; where it has got to stands large beside its title. */
export default function AudioFile({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const { lang } = useLocale();
  const [position, setPosition] = useState<number | null>(null);
  const { file, title, length, transcript } = props;
  if (!file) return null;
  return (
    <figure className={styles.audio} id={props.anchor || undefined} {...accented(props.extra_class)}>
      <figcaption className={styles.title}>{title}</figcaption>
      {length && (
        <p className={styles.time}>
          <VisuallyHidden>{t("audio.length", { length })}</VisuallyHidden>
          <span aria-hidden="true">{position === null ? length : clock(position)}</span>
        </p>
      )}
      {/* The transcript stands below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        className={styles.player}
        src={file.src}
        controls
        preload="none"
        aria-label={title}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
      />
      <div className={styles.more}>
        {transcript && (
          <details>
            <summary>{t("audio.transcript")}</summary>
            <p>{transcript}</p>
          </details>
        )}
        <a href={file.src} download>
          {t("file.download", { size: fileSize(file.bytes, lang) })}
        </a>
      </div>
    </figure>
  );
}
