import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

/** Where the picture is drawn no wider than this, a larger one would be wasted. */
const posterWidth = 1280;

/** A film of the house in the browser's own player. */
export default function VideoFile({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const { lang } = useLocale();
  const { file, image, title, length, captions, description } = props;
  if (!file) return null;
  const width = image?.widths.filter((one) => one <= posterWidth).at(-1);
  const style: StyleWithProperties = { "--ratio": image?.ratio ?? 16 / 9 };
  return (
    <figure className={styles.film} id={props.anchor || undefined} style={style}>
      {/* A film without a sound needs no captions; whether there are any, the editor knows. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={file.src}
        poster={image && width ? `${image.src}/w${width}.jpg` : undefined}
        controls
        playsInline
        preload="none"
        aria-label={title || undefined}
      >
        {captions && <track kind="captions" src={captions.src} srcLang={lang} label={t("video.captions")} default />}
      </video>
      <Caption title={title} length={length} description={description} />
    </figure>
  );
}

type Words = Record<"title" | "length" | "description", string | undefined>;

function Caption({ title, length, description }: Words) {
  if (!title && !length && !description) return null;
  return (
    <figcaption className={styles.caption}>
      <div>
        {title && <b>{title}</b>}
        {description && <p>{description}</p>}
      </div>
      {length && <time className={styles.time}>{length}</time>}
    </figcaption>
  );
}
