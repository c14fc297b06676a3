import { lazy, Suspense, useState } from "react";
import { useMatches } from "react-router";
import { importPart } from "~/domain/common/part";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { usePassed } from "~/features/navigation/parts/use-passed";
import { Rescue } from "~/ui/Rescue";
import { useHydrated } from "~/ui/use-hydrated";

const InReach = lazy(() => importPart(() => import("./later/InReach")));

/** A film that keeps its ticket button in sight says so itself. */
const isSticky = (data: unknown): boolean =>
  (data as { film?: { showStickyEvent?: boolean } } | undefined)?.film?.showStickyEvent === true;

/** The bar within the thumb's reach. It is there once somebody has scrolled half a window, and so is its code. */
export function BarInReach({ shell }: { shell: ShellData }) {
  const passed = usePassed(0.5);
  const sticky = isSticky(useMatches().at(-1)?.loaderData);
  const hydrated = useHydrated();
  const isCopy = hydrated && "kept" in document.documentElement.dataset;
  const [wanted, setWanted] = useState(false);
  if (!wanted && hydrated && (passed || sticky || isCopy)) setWanted(true);
  return (
    wanted && (
      <Rescue instead={null}>
        <Suspense>
          <InReach shell={shell} passed={passed} isCopy={isCopy} />
        </Suspense>
      </Rescue>
    )
  );
}
