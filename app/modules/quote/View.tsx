import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function Quote({ props }: ViewProps<typeof definition>) {
  return (
    <figure className={styles.quote} id={props.anchor || undefined}>
      <blockquote>
        <p>{props.content}</p>
      </blockquote>
      {props.author && <figcaption>{props.author}</figcaption>}
    </figure>
  );
}
