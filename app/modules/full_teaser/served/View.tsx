import { accented } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import { SmartLink } from "~/ui/SmartLink";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

export default function FullTeaser({ props }: ViewProps<typeof definition>) {
  return (
    <section className={styles.teaser} {...accented(props.extra_class)}>
      {props.image && <Picture image={props.image} sizes="(min-width: 48em) 50vw, 92vw" />}
      <div className={styles.text}>
        {props.preline && <p className={styles.preline}>{props.preline}</p>}
        <h2>
          {props.link && !props.link_text ? <SmartLink to={props.link}>{props.headline}</SmartLink> : props.headline}
        </h2>
        {props.subline && <p className={styles.subline}>{props.subline}</p>}
        {props.text && <p className={styles.body}>{props.text}</p>}
        {props.link && props.link_text && (
          <p>
            <SmartLink to={props.link} className={styles.link}>
              {props.link_text}
            </SmartLink>
          </p>
        )}
      </div>
    </section>
  );
}
