import { lazy, type ComponentType } from "react";
import { importPart } from "~/domain/common/part";

/** A component whose code the server has, and a browser asks for. */
export interface Late<Props> {
  (props: Props): React.ReactNode;
  /** Asks for the code; rejects with `LostPart`. */
  load: () => Promise<unknown>;
}

const waiting: (() => Promise<void>)[] = [];

/** Before a server renders: what it shows must be here, so that nothing is streamed in later. */
export async function loadLateParts(): Promise<void> {
  // One may bring others.
  while (waiting.length > 0) await Promise.all(waiting.splice(0).map((load) => load()));
}

/**
 * A part of the served page whose code is a chunk of its own. The browser keeps the server's content until the chunk
 * is here. Its styles come with the page: whoever shows it imports them.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  let View: ComponentType<Props> = lazy(() => importPart(load));
  if (import.meta.env.SSR)
    waiting.push(async () => {
      View = (await load()).default;
    });
  const Part = (props: Props) => <View {...props} />;
  return Object.assign(Part, { load: () => importPart(load) });
}
