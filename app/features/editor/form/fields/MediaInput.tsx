import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from "react";
import type { Field } from "~/domain/pages/module-definition";
import { useT } from "~/i18n/use-t";
import { whenAnswered } from "../../store/when-answered";
import type { InputProps } from "./field-props";
import styles from "./MediaInput.module.css";
import { useFound } from "./use-found";

type Kind = "image" | "file";

interface Kept {
  id: number;
}

/** What is kept under an id; null where there is none, and until the house has answered. */
function useKept<K extends Kept>(id: number | null, ask: (id: number) => Promise<K>): [K | null, (kept: K) => void] {
  const [known, setKnown] = useState<K | null>(null);
  const isKnown = known?.id === id;
  useEffect(() => {
    if (id === null || isKnown) return;
    return whenAnswered(ask(id), setKnown, () => undefined);
  }, [id, isKnown, ask]);
  return [isKnown ? known : null, setKnown];
}

export interface ChoicesProps<K extends Kept> {
  field: Field;
  onChoose: (kept: K) => void;
}

interface MediaInputProps<K extends Kept> extends InputProps {
  kind: Kind;
  /** The key of the id in what is stored. */
  reference: "$media" | "$file";
  ask: (id: number) => Promise<K>;
  /** What stands above the buttons, once something is chosen. */
  above?: (id: number, kept: K | null) => ReactNode;
  /** What is to be said of what is chosen. */
  below?: (kept: K, onChanged: (kept: K) => void) => ReactNode;
  Choices: ComponentType<ChoicesProps<K>>;
}

/** Something of the media library: as it is, replaced by another of the shelf or one that is brought, or taken away. */
export function MediaInput<K extends Kept>({
  id,
  field,
  value,
  onChange,
  describedBy,
  kind,
  reference,
  ask,
  above,
  below,
  Choices,
}: MediaInputProps<K>) {
  const t = useT("editor-form");
  const shelfId = useId();
  const stored = (value as Record<string, unknown> | null | undefined)?.[reference];
  const chosen = typeof stored === "number" ? stored : null;
  const [kept, setKept] = useKept(chosen, ask);
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      {chosen !== null && above?.(chosen, kept)}
      <div className={styles.actions}>
        <button
          ref={opener}
          type="button"
          aria-describedby={describedBy}
          aria-expanded={choosing}
          aria-controls={shelfId}
          onClick={() => setChoosing(!choosing)}
        >
          {t(chosen === null ? `${kind}.choose` : "image.replace")}
        </button>
        {chosen !== null && (
          <button type="button" onClick={() => onChange(null)}>
            {t(`${kind}.remove`)}
          </button>
        )}
      </div>
      <div id={shelfId}>
        {choosing && (
          <Choices
            field={field}
            onChoose={(one) => {
              setChoosing(false);
              // What was pressed is gone.
              opener.current?.focus();
              setKept(one);
              onChange({ [reference]: one.id });
            }}
          />
        )}
      </div>
      {kept && below?.(kept, setKept)}
    </div>
  );
}

interface ShelfProps<K extends Kept> {
  kind: Kind;
  find: (words: string) => Promise<readonly K[]>;
  /** One of what is found. */
  draw: (kept: K) => ReactNode;
  /** Types of what can be brought. */
  accept: string | undefined;
  isBusy: boolean;
  /** Why it was not taken. */
  refusal: string | null;
  bring: (file: File | undefined) => Promise<void>;
}

/** What the house keeps, by words of names and descriptions, and a place to bring more. */
export function Shelf<K extends Kept>({ kind, find, draw, accept, isBusy, refusal, bring }: ShelfProps<K>) {
  const t = useT("editor-form");
  const id = useId();
  const [words, setWords] = useState("");
  const found = useFound(words, find);
  return (
    <div
      className={styles.shelf}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bring(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t("image.search")}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={styles.search}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={kind === "image" ? styles.grid : styles.files} aria-label={t(`${kind}.shelf`)}>
        {found.map((kept) => (
          <li key={kept.id}>{draw(kept)}</li>
        ))}
      </ul>
      <label className={styles.upload}>
        <span>{t(isBusy ? "image.uploading" : kind === "image" ? "image.upload" : "file.bring")}</span>
        <input type="file" accept={accept} disabled={isBusy} onChange={({ target }) => void bring(target.files?.[0])} />
      </label>
      <p role="status" className={styles.failed}>
        {refusal}
      </p>
    </div>
  );
}
