import { LoadingBar } from "./LoadingBar";
import { PageMask } from "./PageMask";

/** `slow`: counts the navigations that took long enough to show how far they are. */
export function Passage({ slow }: { slow: number }) {
  return (
    <>
      <PageMask />
      {slow > 0 && <LoadingBar key={slow} />}
    </>
  );
}
