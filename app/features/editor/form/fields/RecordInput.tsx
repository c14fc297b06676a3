import { use, useCallback, useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { RecordKind } from "~/api/later/picking";
import type { Candidate } from "~/domain/editing/picking";
import { whenAnswered } from "../../store/when-answered";
import { EditingContext } from "../editing-context";
import { Combobox } from "./Combobox";
import type { InputProps } from "./field-props";
import styles from "./inputs.module.css";
import { useFound } from "./use-found";

type Stored = "number" | "venue";

const idsOf = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  if (Array.isArray(value)) return value.filter((id): id is number => typeof id === "number");
  const venue = (value as { $venue?: unknown } | null | undefined)?.$venue;
  return typeof venue === "number" ? [venue] : [];
};

const asStored = (ids: readonly number[], isMany: boolean, stored: Stored): unknown => {
  if (isMany) return ids;
  const [id] = ids;
  if (id === undefined) return stored === "venue" ? undefined : null;
  return stored === "venue" ? { $venue: id } : id;
};

/** What the chosen records are called; those of ids that nobody knows any more are missing. */
function useNames(kind: RecordKind, ids: readonly number[]): ReadonlyMap<number, Candidate> {
  const { picking } = use(EditingContext);
  const [known, setKnown] = useState<ReadonlyMap<number, Candidate>>(new Map());
  const missing = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (missing === "") return;
    return whenAnswered(
      picking.named(kind, missing.split(",").map(Number)),
      (found) => setKnown((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)])),
      // Numbers stand for names until the house answers again.
      () => undefined,
    );
  }, [kind, missing, picking]);
  return known;
}

/** Records of the house that a module shows: one, or several in an order of their own. */
export function RecordInput({ id, field, shape, value, onChange, describedBy, problems }: InputProps) {
  const t = useT("editor-form");
  const { picking } = use(EditingContext);
  const kind = field.kind as RecordKind;
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const find = useCallback((typed: string) => picking.records(kind, typed), [picking, kind]);
  const ids = idsOf(value);
  const found = useFound(asked ? words : null, find).filter(({ id: other }) => !ids.includes(other));
  const names = useNames(kind, ids);
  const change = (next: readonly number[]) =>
    onChange(asStored(next, shape.isMany, kind === "venue" ? "venue" : "number"));
  const swap = (index: number) =>
    ids.map((one, at) => (at === index - 1 ? ids[index] : at === index ? ids[index - 1] : one)) as number[];
  const nameOf = (one: number) => names.get(one)?.title ?? `${one}`;
  return (
    <>
      {ids.length > 0 && (
        <ol className={styles.records}>
          {ids.map((one, index) => (
            <li key={one}>
              <b>{nameOf(one)}</b> <span className={styles.note}>{names.get(one)?.note}</span>
              {index > 0 && (
                <button
                  type="button"
                  aria-label={t("record.up", { name: nameOf(one) })}
                  onClick={() => change(swap(index))}
                >
                  ↑
                </button>
              )}
              <button
                type="button"
                aria-label={t("record.remove", { name: nameOf(one) })}
                onClick={() => change(ids.filter((other) => other !== one))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
      <Combobox
        id={id}
        value={words}
        onType={(typed) => {
          setAsked(true);
          setWords(typed);
        }}
        options={found}
        keyOf={(candidate) => String(candidate.id)}
        draw={({ title, note }) => (
          <>
            <b>{title}</b> <span className={styles.note}>{note}</span>
          </>
        )}
        onChoose={({ id: chosen }) => {
          setWords("");
          setAsked(false);
          change(shape.isMany ? [...ids, chosen] : [chosen]);
        }}
        status={t("hits", { count: found.length })}
        listLabel={t("record.list")}
        placeholder={t(shape.isMany ? "record.add" : "record.choose")}
        describedBy={describedBy}
        invalid={problems.length > 0}
      />
    </>
  );
}
