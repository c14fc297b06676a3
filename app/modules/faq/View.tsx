import { RichText } from "~/ui/text/later/RichText";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

export default function Faq({ props }: ViewProps<typeof definition>) {
  return (
    <div className={styles.faq}>
      {(props.items ?? []).map((item) => (
        <details key={item.title}>
          <summary>{item.title}</summary>
          <RichText doc={item.content} />
        </details>
      ))}
    </div>
  );
}
