import { useEffect, useState } from "react";
import { embedAddress } from "~/domain/pages/video";
import type { EventDetail } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { useEmbedConsent } from "~/ui/embed/later/consent";
import { hasConsent, onConsentChanged } from "~/ui/later/consent";
import { Icon } from "~/ui/picture/Icon";
import { Picture } from "~/ui/picture/Picture";
import styles from "./Trailer.module.css";

/**
 * A picture that stands for the video: the provider is named and not contacted before the visitor
 * asks for it, now or for all media of others: then the player is there, and begins when it is pressed. Without
 * JavaScript it is a link to the provider.
 */
export function Trailer({ video }: { video: NonNullable<EventDetail["video"]> }) {
  const t = useT("productions");
  const [playing, setPlaying] = useState(false);
  const embed = embedAddress(video.video_url, playing);
  const provider = embed?.provider ?? video.provider;
  const isAllowed = useEmbedConsent(provider);
  useEffect(() => onConsentChanged(() => setPlaying((was) => was && hasConsent("external_media"))), []);
  return (
    <div className={styles.trailer}>
      {(playing || isAllowed) && embed ? (
        <iframe
          src={embed.src}
          // The provider's player needs its own origin, which is never the house's.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          title={video.title || t("trailer.title")}
          allow="fullscreen; encrypted-media; picture-in-picture; autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <>
          <Picture image={video.image} sizes="(min-width: 64em) 60rem, 100vw" fit="cover" />
          <a
            className={styles.start}
            href={video.video_url}
            rel="noreferrer"
            data-press=""
            onClick={(click) => {
              if (!embed || click.ctrlKey || click.metaKey) return;
              click.preventDefault();
              setPlaying(true);
            }}
          >
            <Icon name="play" />
            <span className={styles.title}>{video.title || t("trailer.title")}</span>
            <small>{t("trailer.notice", { provider })}</small>
          </a>
        </>
      )}
    </div>
  );
}
