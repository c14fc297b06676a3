import { lazy, type ComponentType, type ReactNode } from "react";
import { importPart } from "~/domain/common/part";

const missing = new Set<() => Promise<void>>();

/** Before a server renders: what it shows must be here, so that nothing is streamed in later. */
export async function loadLateParts(): Promise<void> {
  // One may bring others. Every request asks for itself until all are here: none may wait for another's promise.
  while (missing.size > 0)
    await Promise.all(
      Array.from(missing, async (load) => {
        await load();
        missing.delete(load);
      }),
    );
}

/**
 * A part of the served page whose code is a chunk of its own. The browser keeps the server's content until the chunk
 * is here. Its styles come with the page: whoever shows it imports them.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let View: ComponentType<Props> = lazy(() => importPart(load));
  if (import.meta.env.SSR)
    missing.add(async () => {
      View = (await load()).default;
    });
  return (props) => <View {...props} />;
}
