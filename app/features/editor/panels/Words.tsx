import { wordDiff } from "~/domain/editing/word-diff";
import styles from "./Words.module.css";

/** The words in a value, whatever its shape. */
export function wordsIn(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(" ");
  if (typeof value !== "object" || value === null) return "";
  const { type: _type, attrs: _attrs, marks: _marks, ...rest } = value as Record<string, unknown>;
  return Object.values(rest).map(wordsIn).filter(Boolean).join(" ");
}

/** One of two wordings; what is in it alone is marked. */
export function OwnWords({ own, other }: { own: string; other: string }) {
  return wordDiff(other, own)
    .filter(({ kind }) => kind !== "removed")
    .map(({ kind, text }, index) =>
      kind === "added" ? (
        <mark key={index} className={styles.own}>
          {text}
        </mark>
      ) : (
        text
      ),
    );
}
