import { Fragment } from "react";
import { markedParts } from "~/domain/search/query";
import styles from "./Marked.module.css";

/** A text in which what was looked for is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, query).map(({ text: part, found }, at) =>
    found ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
