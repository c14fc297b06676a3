import { RichText } from "~/ui/text/later/RichText";
import type { ViewProps } from "~/domain/pages/module-definition";
import type definition from "./definition";
import styles from "./View.module.css";

/** What the address of a question ends with: its words. */
const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join("-") ?? "";

/** An anchor for each question: a second one of the same words has its number as well, one without words that alone. */
export function anchorsOf(titles: readonly string[]): string[] {
  const words = titles.map(wordsOf);
  return words.map((word, index) =>
    word === "" || words.indexOf(word) < index ? ["faq", word, index + 1].filter(Boolean).join("-") : `faq-${word}`,
  );
}

export default function Faq({ props }: ViewProps<typeof definition>) {
  const items = props.items ?? [];
  const anchors = anchorsOf(items.map(({ title }) => title));
  return (
    <div className={styles.faq}>
      {items.map((item, index) => (
        <details key={anchors[index]} id={anchors[index]}>
          <summary>{item.title}</summary>
          <RichText doc={item.content} />
        </details>
      ))}
    </div>
  );
}
