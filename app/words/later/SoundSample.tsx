import type { ProgramPart } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import styles from "./SoundSample.module.css";

/** How a part of a programme sounds, in the browser's own player; nothing where there is no sample. */
export default function SoundSample({ title, sample }: Pick<ProgramPart, "title" | "sample">) {
  const t = useT("productions");
  if (sample === null) return null;
  return (
    // It is music: there are no words to write down.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio className={styles.player} src={sample} controls preload="none" aria-label={t("sample.name", { title })} />
  );
}
