import type { CSSProperties } from "react";
import { Picture } from "~/ui/picture/Picture";
import { SmartLink } from "~/ui/SmartLink";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** Occasions on the dark of the hall: pictures of one height, each opened to its own ratio. */
export default function TeaserList({ props }: ViewProps<typeof definition>) {
  return (
    <section className={styles.band}>
      <Wrap as="ul" className={styles.list}>
        {(props.children ?? []).map((teaser, place) => (
          <li
            // Two may have the same headline; none of them keeps anything.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className={styles.teaser}
            style={{ "--ratio": teaser.image?.ratio ?? 1.37 } as CSSProperties}
          >
            {teaser.image && <Picture image={teaser.image} sizes="(min-width: 48em) 44rem, 92vw" decorative />}
            {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
            <h3>{teaser.link ? <SmartLink to={teaser.link}>{teaser.headline}</SmartLink> : teaser.headline}</h3>
            {teaser.subline && <p className={styles.subline}>{teaser.subline}</p>}
            {teaser.text && <p className={styles.text}>{teaser.text}</p>}
            {teaser.link && teaser.link_text && <p className={styles.more}>{teaser.link_text}</p>}
          </li>
        ))}
      </Wrap>
    </section>
  );
}
