import { preload } from "react-dom";
import type { Image } from "~/domain/common/schema";
import type { StyleWithProperties } from "../accent";
import { classNames } from "../class-names";
import styles from "./Picture.module.css";

interface PictureProps {
  image: Image | null;
  /** The `sizes` of the responsive image. */
  sizes: string;
  /** Constant height as a CSS length (a number is px): the width follows from the picture's own ratio. */
  height?: number | string | undefined;
  /** The largest picture of the first screen: loaded at once and with priority. */
  priority?: boolean | undefined;
  /** `ratio` keeps the picture's own ratio; `cover` fills the parent around the focal point. */
  fit?: "ratio" | "cover" | undefined;
  /** Decoration beside a text that says the same: hidden from screen readers. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

const srcset = ({ src, widths }: Image, format: string): string =>
  widths.map((width) => `${src}/w${width}.${format} ${width}w`).join(", ");

/** Every second width, the largest among them: few browsers know WebP and not AVIF. */
const fewer = (image: Image): Image => ({
  ...image,
  widths: image.widths.filter((_, index) => (image.widths.length - index) % 2 === 1),
});

/** For browsers that know neither AVIF nor WebP: one file, so that nobody else loads a list of them with the page. */
function fallbackSource(image: Image): string {
  const width = image.widths.filter((w) => w <= 1280).at(-1) ?? image.widths[0] ?? 640;
  return `${image.src}/w${width}.jpg`;
}

/** Named in the head, so that the largest picture does not queue behind the scripts. */
function preloadFirst(image: Image, imageSizes: string): void {
  preload(fallbackSource(image), {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcset(image, "avif"),
    imageSizes,
    fetchPriority: "high",
  });
}

/** Where a picture is looked at; nothing for the middle, which the stylesheet takes anyway. */
const focus = ({ x, y }: Image["focal"]) => (x === 0.5 && y === 0.5 ? {} : { "--focal": `${x * 100}% ${y * 100}%` });

const cssLength = (length: number | string): string => (typeof length === "number" ? `${length}px` : length);

/** A picture in its true aspect ratio, in the best format the browser knows. */
export function Picture({
  image,
  sizes,
  height,
  priority = false,
  fit = "ratio",
  decorative = false,
  className,
}: PictureProps) {
  const style: StyleWithProperties = image
    ? {
        "--ratio": image.ratio,
        ...focus(image.focal),
        backgroundColor: image.color,
      }
    : { "--ratio": 16 / 9 };
  if (height !== undefined) style["--height"] = cssLength(height);
  const name = classNames(
    styles.picture,
    height !== undefined && styles.fixed,
    fit === "cover" && styles.cover,
    !image && styles.empty,
    className,
  );
  if (!image) return <span className={name} style={style} aria-hidden="true" />;
  if (priority) preloadFirst(image, sizes);
  return (
    <picture className={name} style={style}>
      <source type="image/avif" srcSet={srcset(image, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcset(fewer(image), "webp")} sizes={sizes} />
      <img
        src={fallbackSource(image)}
        alt={decorative ? "" : image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}
