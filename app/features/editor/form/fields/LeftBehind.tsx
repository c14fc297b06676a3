import { wordDiff } from "~/domain/editing/word-diff";
import type { Outdated } from "~/domain/editing/outdated";
import { defaultLocale } from "~/domain/locale/locales";
import { useT } from "~/i18n/use-t";
import { callRight, stillRight } from "../../still-right";
import { useCell } from "../../store/cell";
import styles from "./LeftBehind.module.css";

const tags = { removed: "del", added: "ins", same: "span" } as const;

interface LeftBehindProps extends Outdated {
  /** By which the translation's field names it. */
  id: string;
}

/** Back to the words that were called right: the button is gone with what it was for. */
const focusField = (within: Element): void =>
  within.closest("[data-field]")?.querySelector<HTMLElement>("input, textarea, [contenteditable='true']")?.focus();

/** Says under a translation what its original says now; whoever finds it still right says so, once. */
export function LeftBehind({ id, was, is, pair }: LeftBehindProps) {
  const t = useT("editor-form");
  const isRight = useCell(stillRight).includes(pair);
  if (isRight) return null;
  return (
    <div className={styles.plate}>
      <p id={id}>
        <b>{t("outdated.title")}</b>
      </p>
      <p lang={defaultLocale}>
        {wordDiff(was, is).map(({ kind, text }, index) => {
          const Tag = tags[kind];
          return <Tag key={index}>{text}</Tag>;
        })}
      </p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusField(currentTarget);
          callRight(pair);
        }}
      >
        {t("outdated.right")}
      </button>
    </div>
  );
}
