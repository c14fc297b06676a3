import { lazy, Suspense, useSyncExternalStore } from "react";
import { seemsSignedIn } from "~/api/signed-in";
import { importPart, LostPart } from "~/domain/common/part";
import { Rescue } from "~/ui/Rescue";

// No server shows the editor, and none has to carry it: it was a fifth of the Worker.
const Staff = lazy(() =>
  import.meta.env.SSR ? Promise.reject(new LostPart()) : importPart(() => import("./later/Staff")),
);
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
