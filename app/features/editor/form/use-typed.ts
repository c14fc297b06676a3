import { useState } from "react";
import type { Operation } from "~/domain/editing/operations";
import type { StoredModule } from "~/domain/pages/schema";

type SetOperation = Extract<Operation, { op: "set" }>;

/** A value that was typed here: what stood there before, and what was typed last. */
interface Typed {
  operation: SetOperation;
  was: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const nameOf = ({ key, lang }: SetOperation): string => `${key} ${lang ?? ""}`;

/** The value that an operation is about, as a module has it. */
export function valueOf({ props }: StoredModule, { key, lang }: Pick<SetOperation, "key" | "lang">): unknown {
  const value = props[key];
  return lang === undefined ? value : (value as Record<string, unknown> | undefined)?.[lang];
}

/** What was typed, with another operation: what stood before that is what others have put there, if they have meanwhile. */
export function withTyped(
  typed: ReadonlyMap<string, Typed>,
  module: StoredModule,
  operation: SetOperation,
): ReadonlyMap<string, Typed> {
  const name = nameOf(operation);
  const now = valueOf(module, operation);
  const before = typed.get(name);
  const isOurs = before !== undefined && same(now, before.operation.value);
  return new Map([...typed, [name, { operation, was: isOurs ? before.was : now }]]);
}

/** What takes back what was typed, and nothing else: where others have gone on, theirs stays. */
export const takingBack = (typed: ReadonlyMap<string, Typed>, module: StoredModule): SetOperation[] =>
  [...typed.values()].flatMap(({ operation, was }) => {
    const now = valueOf(module, operation);
    if (!same(now, operation.value) || same(now, was)) return [];
    const { value: _typed, ...rest } = operation;
    return [{ ...rest, ...(was !== undefined && { value: was }) }];
  });

/** Remembers what is typed in a form of a module, so that it can be taken back. */
export function useTyped(module: StoredModule, onSet: (operation: Operation) => void) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const back = takingBack(typed, module);
  return {
    isTyped: back.length > 0,
    set: (operation: SetOperation): void => {
      setTyped((now) => withTyped(now, module, operation));
      onSet(operation);
    },
    takeBack: (): void => {
      back.forEach(onSet);
      setTyped(new Map());
    },
  };
}
