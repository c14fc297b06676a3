import { useEffect, useState } from "react";
import { importPart } from "~/domain/common/part";
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

async function look(): Promise<readonly Violation[]> {
  const { default: axe } = await importPart(() => import("axe-core"));
  const { violations } = await asForVisitors(() => axe.run("main", { resultTypes: ["violations"] }));
  const all = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target: [first] }) => ({ id, help, module: moduleAt(String(first)) })),
  );
  return [...new Map(all.map((one) => [`${one.id} ${one.module}`, one])).values()];
}

/** Whoever writes is left alone meanwhile. */
const calmMs = 500;

/** Axe looks at one page at a time. */
let busy: Promise<unknown> = Promise.resolve();

/**
 * What axe finds in the page's content, again after every change; undefined until it has looked, "failed" where it could not.
 * Its code is fetched for it.
 */
export function useAxe(changed: PageDocument): readonly Violation[] | "failed" | undefined {
  const [found, setFound] = useState<readonly Violation[] | "failed">();
  useEffect(() => {
    let isCurrent = true;
    const inTurn = async (): Promise<void> => {
      if (!isCurrent) return;
      const seen = await look().catch((): "failed" => "failed");
      if (isCurrent) setFound(seen);
    };
    const timer = setTimeout(() => (busy = busy.then(inTurn)), calmMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [changed]);
  return found;
}
