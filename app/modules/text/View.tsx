import { RichText } from "~/ui/text/later/RichText";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function Text({ props }: ViewProps<typeof definition>) {
  return (
    <div id={props.anchor || undefined} className={props.decrease_distance ? styles.close : styles.text}>
      <RichText doc={props.content} />
    </div>
  );
}
