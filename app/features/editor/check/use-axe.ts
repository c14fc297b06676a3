import { useEffect, useState } from "react";
import type { PageDocument } from "~/domain/pages/document";

/** Something that axe has found on the page as it is drawn. */
export interface Violation {
  id: string;
  help: string;
  /** Id of the module it is in; null: elsewhere on the page. */
  module: string | null;
}

/** The module that an element is drawn by; the page says so while it is edited. */
const moduleAt = (selector: string): string | null =>
  document.querySelector(selector)?.closest<HTMLElement>("[data-module]")?.dataset.module ?? null;

/** Runs something while the page's modules are as visitors have them: whoever edits does not follow their links. */
async function asForVisitors<T>(run: () => Promise<T>): Promise<T> {
  const still = document.querySelectorAll("[data-module][inert]");
  for (const module of still) module.removeAttribute("inert");
  try {
    return await run();
  } finally {
    for (const module of still) module.setAttribute("inert", "");
  }
}

/** What axe finds in the page's content, again after every change; undefined until it has looked. Its code is fetched for it. */
export function useAxe(changed: PageDocument): readonly Violation[] | undefined {
  const [found, setFound] = useState<readonly Violation[]>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const { default: axe } = await import("axe-core");
      const { violations } = await asForVisitors(() => axe.run("main", { resultTypes: ["violations"] }));
      const all = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target: [first] }) => ({ id, help, module: moduleAt(String(first)) })),
      );
      if (isCurrent) setFound([...new Map(all.map((one) => [`${one.id} ${one.module}`, one])).values()]);
    };
    look().catch(() => isCurrent && setFound([]));
    return () => {
      isCurrent = false;
    };
  }, [changed]);
  return found;
}
