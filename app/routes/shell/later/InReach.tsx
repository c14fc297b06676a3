import { lazy, Suspense, useState } from "react";
import { importPart } from "~/domain/common/part";
import BottomBar from "~/features/navigation/later/BottomBar";
import type { ShellData } from "~/features/navigation/parts/shell-data";
import { Rescue } from "~/ui/Rescue";

const Connection = lazy(() => importPart(() => import("~/features/offline/later/Connection")));

interface InReachProps {
  shell: ShellData;
  /** True past half a window. */
  passed: boolean;
  /** True of a copy that the device had kept: it says at once what it is. */
  isCopy: boolean;
}

/** What whoever reads on has at the foot of the window. */
export default function InReach({ shell, passed, isCopy }: InReachProps) {
  const [begun, setBegun] = useState(isCopy);
  if (!begun && passed) setBegun(true);
  return (
    <>
      {begun && (
        <Rescue instead={null}>
          <Suspense>
            <Connection timeZone={shell.timeZone} />
          </Suspense>
        </Rescue>
      )}
      <BottomBar basketLink={shell.basketLink} stickyButton={shell.stickyButton} passed={passed} />
    </>
  );
}
