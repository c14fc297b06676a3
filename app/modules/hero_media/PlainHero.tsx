import { MaskedFrame } from "~/features/productions/parts/MaskedFrame";
import { SmartLink } from "~/ui/SmartLink";
import { Wrap } from "~/ui/Wrap";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./PlainHero.module.css";

export function PlainHero({ props }: { props: ViewProps<typeof definition>["props"] }) {
  return (
    <section className={styles.hero}>
      {props.image && <MaskedFrame image={props.image} ratio={props.image.ratio} />}
      <Wrap className={styles.text}>
        <h1 tabIndex={-1}>{props.headline}</h1>
        {props.text && <p>{props.text}</p>}
        {props.button_link && props.button_text && <SmartLink to={props.button_link}>{props.button_text}</SmartLink>}
      </Wrap>
    </section>
  );
}
