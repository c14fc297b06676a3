import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/text/later/RichText";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "../definition";
import styles from "./View.module.css";

export default function TwoColumns({ props }: ViewProps<typeof definition>) {
  return (
    <div className={styles.columns} data-order={props.extra_class ?? "image-text"}>
      <Picture image={props.image ?? null} sizes="(min-width: 48em) 50vw, 92vw" />
      <RichText doc={props.text} />
    </div>
  );
}
