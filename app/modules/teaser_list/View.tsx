import { Picture } from "~/ui/Picture";
import { SmartLink } from "~/ui/SmartLink";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function TeaserList({ props }: ViewProps<typeof definition>) {
  return (
    <ul className={styles.list}>
      {(props.children ?? []).map((teaser) => (
        <li key={teaser.headline} className={styles.teaser}>
          {teaser.image && <Picture image={teaser.image} sizes="(min-width: 48em) 24rem, 92vw" decorative />}
          {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
          <h3>{teaser.link ? <SmartLink to={teaser.link}>{teaser.headline}</SmartLink> : teaser.headline}</h3>
          {teaser.subline && <p className={styles.subline}>{teaser.subline}</p>}
          {teaser.text && <p>{teaser.text}</p>}
          {teaser.link && teaser.link_text && <p className={styles.more}>{teaser.link_text}</p>}
        </li>
      ))}
    </ul>
  );
}
