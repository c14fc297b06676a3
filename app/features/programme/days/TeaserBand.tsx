import type { ProgrammeTeaser } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { accented } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./TeaserBand.module.css";

/** A teaser between two days: a plane in its accent that the picture opens in its own ratio. */
export function TeaserBand({ teaser }: { teaser: ProgrammeTeaser }) {
  const image = teaser.image_thumbnails.large;
  const german = (field: string) => fallbackLang(teaser.fallback, field);
  return (
    <aside id={`teaser-${teaser.id}`} className={styles.band} {...accented(teaser.accent)} aria-label={teaser.headline}>
      {image && (
        <div className={styles.picture} style={{ aspectRatio: String(image.ratio) }}>
          <Picture image={image} sizes="(min-width: 64em) 30rem, 100vw" />
        </div>
      )}
      <div className={styles.text}>
        {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
        <p className={styles.headline} lang={german("headline")}>
          {teaser.headline}
        </p>
        {teaser.subline && (
          <p className={styles.subline} lang={german("subline")}>
            {teaser.subline}
          </p>
        )}
        {teaser.link && teaser.link_text && (
          <SmartLink className={styles.link} to={teaser.link.url}>
            {teaser.link_text}
          </SmartLink>
        )}
      </div>
    </aside>
  );
}
