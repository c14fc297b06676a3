import { useState } from "react";
import { videoOf, type Embed } from "~/domain/pages/embed";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { allowEmbeds, useEmbedConsent } from "~/ui/embed/later/consent";
import { EmbedFrame } from "~/ui/embed/later/EmbedFrame";
import { Picture } from "~/ui/picture/Picture";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

/** Films of one height, each in its own ratio. The one that is chosen plays above them. */
export default function VideoList({ props }: ViewProps<typeof definition>) {
  const t = useT("modules");
  const [playing, setPlaying] = useState<string | null>(null);
  const films = (props.children ?? []).flatMap((film) => {
    const embed = videoOf(film.video_url);
    return embed ? [{ ...film, embed }] : [];
  });
  const shown = films.find(({ video_url }) => video_url === playing);
  const providers = [...new Set(films.map(({ embed }) => embed.provider))];
  const isAllowed = useEmbedConsent(...providers);
  if (films.length === 0) return null;
  return (
    <div className={styles.films}>
      {shown && <Playing key={playing} embed={shown.embed} title={shown.title} />}
      <ul className={styles.list}>
        {films.map(({ video_url, image, title, subline, length, embed }) => (
          <li key={video_url} style={{ "--ratio": image?.ratio ?? 16 / 9 } as StyleWithProperties}>
            <a
              className={styles.film}
              href={video_url}
              rel="noreferrer"
              data-press=""
              aria-current={video_url === playing ? "true" : undefined}
              onClick={(click) => {
                if (click.ctrlKey || click.metaKey || click.shiftKey) return;
                click.preventDefault();
                allowEmbeds(embed.provider);
                setPlaying(video_url);
              }}
            >
              <Picture image={image} sizes="(min-width: 48em) 22rem, 92vw" decorative className={styles.still} />
              <span className={styles.title}>
                <VisuallyHidden>{t("video.play")}: </VisuallyHidden>
                {title}
              </span>
              {length && <span className={styles.time}>{length}</span>}
              {subline && <small>{subline}</small>}
            </a>
          </li>
        ))}
      </ul>
      {!isAllowed && <p className={styles.notice}>{t("videos.notice", { providers: providers.join(", ") })}</p>}
    </div>
  );
}

/** The film that was pressed, for as long as its provider may be asked. */
function Playing({ embed, title }: { embed: Embed; title: string }) {
  const isAllowed = useEmbedConsent(embed.provider);
  return isAllowed && <EmbedFrame embed={embed} title={title} shape="film" focused />;
}
