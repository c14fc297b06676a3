import { use, useEffect } from "react";
import { UNSAFE_DataRouterDataContext as RouterData, useLocation, useNavigation } from "react-router";
import { bodyClass } from "~/domain/site/body-class";
import { LoadingBar } from "./LoadingBar";
import { PageMask } from "./PageMask";
import { PageSkeleton } from "./PageSkeleton";

/** The body is named after its page, and says so while the head is still that of the page before. */
function useBodyClass(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const failed = Boolean(use(RouterData)?.errors);
  const isLoading = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    const name = failed ? "" : bodyClass(pathname);
    const { classList } = document.body;
    // Whether the page is being edited is not for a navigation to say.
    const editing = classList.contains("edit-mode") && "edit-mode";
    document.body.className = [name, isLoading && "page-header-loading", editing].filter(Boolean).join(" ");
  }, [pathname, failed, isLoading]);
}

/** `slow`: counts the navigations that took long enough to show how far they are. */
export function Passage({ slow }: { slow: number }) {
  useBodyClass();
  return (
    <>
      <PageMask />
      {slow > 0 && <PageSkeleton key={slow} />}
      {/* There before the bar: what comes into a live region is said, and belongs to no landmark. */}
      <div aria-live="polite">{slow > 0 && <LoadingBar key={slow} />}</div>
    </>
  );
}
