import { RichText } from "~/ui/text/later/RichText";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** What the address of a question ends with: its words. */
const anchorOf = (title: string) =>
  `faq-${title
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join("-")}`;

export default function Faq({ props }: ViewProps<typeof definition>) {
  return (
    <div className={styles.faq}>
      {(props.items ?? []).map((item) => (
        <details key={item.title} id={anchorOf(item.title)}>
          <summary>{item.title}</summary>
          <RichText doc={item.content} />
        </details>
      ))}
    </div>
  );
}
