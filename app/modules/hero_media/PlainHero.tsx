import { lazy, Suspense } from "react";
import { importPart } from "~/domain/common/part";
import { MaskedFrame } from "~/features/productions/parts/MaskedFrame";
import { SmartLink } from "~/ui/SmartLink";
import { useHydrated } from "~/ui/use-hydrated";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./PlainHero.module.css";

/** After the page stands: its still is the largest picture and waits for nothing. */
const HeroFilm = lazy(() => importPart(() => import("./later/HeroFilm")));

export function PlainHero({ props }: { props: ViewProps<typeof definition>["props"] }) {
  const hydrated = useHydrated();
  const { image, video } = props;
  return (
    <section className={styles.hero} data-sticky={props.sticky || undefined}>
      {image && (
        <div className={styles.stage}>
          <MaskedFrame image={image} ratio={image.ratio} />
          {hydrated && video && (
            <Suspense>
              <HeroFilm src={video.src} />
            </Suspense>
          )}
        </div>
      )}
      <Wrap className={styles.text}>
        <h1 tabIndex={-1}>{props.headline}</h1>
        {props.text && <p>{props.text}</p>}
        {props.button_link && props.button_text && <SmartLink to={props.button_link}>{props.button_text}</SmartLink>}
      </Wrap>
    </section>
  );
}
