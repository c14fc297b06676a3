import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { importPart } from "~/domain/common/part";
import { whenAnswered } from "./store/when-answered";

/** A part whose code comes when it is wanted, or before. */
export interface Late<Props> {
  Part: (props: Props) => ReactNode;
  /** Fetches its code ahead; where that does not arrive, it is asked for again when it is wanted. */
  fetch: () => void;
}

/**
 * A part whose code is fetched late. Not by `lazy`: React keeps what it has shown of a `Suspense` for 300 ms, empty or not,
 * and code of one's own house is here sooner.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetched = (): Promise<ComponentType<Props>> => {
    coming ??= importPart(load).then(
      (part) => (here = part.default),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  function Part(props: Props): ReactNode {
    const [Own, setOwn] = useState(() => here);
    const [lost, setLost] = useState<unknown>(null);
    useEffect(() => whenAnswered(fetched(), (part) => setOwn(() => part), setLost), []);
    if (lost !== null) throw lost;
    return Own && createElement(Own, props);
  }
  return { Part, fetch: () => void fetched().catch(() => undefined) };
}
