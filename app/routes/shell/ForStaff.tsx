import { lazy, Suspense, useSyncExternalStore } from "react";
import { seemsSignedIn } from "~/api/signed-in";
import { importPart } from "~/domain/common/part";
import { Rescue } from "~/ui/Rescue";

const Staff = lazy(() => importPart(() => import("./later/Staff")));
const never = () => () => {};

/** The tools of who works here. Visitors load none of it. */
export function ForStaff() {
  const isHinted = useSyncExternalStore(never, seemsSignedIn, () => false);
  return (
    isHinted && (
      <Rescue instead={null}>
        <Suspense>
          <Staff />
        </Suspense>
      </Rescue>
    )
  );
}
