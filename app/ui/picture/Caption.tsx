import type { Image } from "~/domain/common/schema";

interface CaptionProps {
  image: Image;
  /** What is to be said of it here; who took it stands behind. */
  text?: string | undefined;
  className?: string | undefined;
}

/** The words below a picture; nothing where there are none. */
export function Caption({ image, text, className }: CaptionProps) {
  const words = [text, image.credit].filter(Boolean).join(" ");
  return words ? <figcaption className={className}>{words}</figcaption> : null;
}
