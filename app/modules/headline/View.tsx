import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function Headline({ props }: ViewProps<typeof definition>) {
  const level = Math.min(6, Math.max(2, props.headline_level ?? 2));
  const Tag = `h${level}` as "h2";
  return (
    <div className={styles.headline} id={props.anchor || undefined} data-level={level}>
      {props.preline && <p className={styles.preline}>{props.preline}</p>}
      <Tag>{props.content}</Tag>
      {props.subline && <p className={styles.subline}>{props.subline}</p>}
    </div>
  );
}
