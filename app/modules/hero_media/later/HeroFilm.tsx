import { useEffect, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./HeroFilm.module.css";

/** A silent film over the hero's still. It begins by itself only where motion is welcome, and can be stopped. */
export default function HeroFilm({ src }: { src: string }) {
  const t = useT("modules");
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    // A browser that saves data or power may refuse; the still stays.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) film.current?.play().catch(() => undefined);
  }, []);
  const turn = () => {
    const { current } = film;
    if (isPlaying) current?.pause();
    else current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        data-playing={isPlaying || undefined}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Button className={styles.turn} size="small" onClick={turn}>
        {t(isPlaying ? "hero.pause" : "hero.play")}
      </Button>
    </>
  );
}
