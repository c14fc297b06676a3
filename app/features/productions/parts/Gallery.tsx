import { useRef, type CSSProperties } from "react";
import type { Image } from "~/domain/common/schema";
import { useT } from "~/i18n/use-t";
import { Caption } from "~/ui/picture/Caption";
import { Icon } from "~/ui/picture/Icon";
import { Picture } from "~/ui/picture/Picture";
import { useAnnounce } from "~/ui/use-announce";
import styles from "./Gallery.module.css";

interface GalleryProps {
  images: readonly (Image & { description?: string | undefined })[];
  label: string;
}

/** Stills one at a time, each in its own ratio; a native scroller that buttons move as well. */
export function Gallery({ images, label }: GalleryProps) {
  const t = useT("productions");
  const announce = useAnnounce();
  const track = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const slides = [...list.children] as HTMLElement[];
    const at = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > list.scrollLeft);
    const next = Math.min(Math.max(at + direction, 0), slides.length - 1);
    const target = slides[next];
    if (!target) return;
    list.scrollTo({ left: target.offsetLeft });
    announce(t("gallery.position", { index: next + 1, total: slides.length }));
  };
  return (
    <section className={styles.gallery} aria-roledescription={t("gallery.carousel")} aria-label={label}>
      {images.length > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={() => move(-1)} aria-label={t("gallery.previous")}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={t("gallery.next")}>
            <Icon name="arrow-right" />
          </button>
          <span className={styles.count}>{t("gallery.count", { count: images.length })}</span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets a scroller be reached by keyboard */}
      <ul className={styles.track} ref={track} tabIndex={0} aria-label={label}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={styles.slide}
            style={{ "--ratio": image.ratio } as CSSProperties}
            aria-label={t("gallery.position", { index: index + 1, total: images.length })}
          >
            <figure>
              <Picture image={image} sizes="(min-width: 80em) 64rem, 92vw" fit="cover" />
              <Caption image={image} text={image.description} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
