import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useAnnounce } from "~/ui/use-announce";
import { mainId } from "./targets";

/** Layout effects do not run on the server, and React would say so there. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * After a client navigation the new page's `h1` has the focus, as if a document had been loaded;
 * without one its title is announced. A hash target is scrolled to smoothly and gets the focus.
 */
export function RouteFocus() {
  const announce = useAnnounce();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  // Stands before ScrollRestoration in the tree, so the way of scrolling is decided before it scrolls.
  useBrowserLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-smooth", hash !== "");
  }, [hash]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector<HTMLElement>(`#${mainId} h1`);
    if (title && !hash) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    } else announce(document.title);
  }, [pathname, hash, announce]);
  return null;
}
