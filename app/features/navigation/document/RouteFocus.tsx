import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useAnnounce } from "~/ui/use-announce";
import { mainId } from "../parts/targets";

/** Layout effects do not run on the server, and React would say so there. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** What a visitor does to go elsewhere: from then on nothing pulls back. */
const takingOver = ["wheel", "touchmove", "pointerdown", "keydown"];

/** The id an address points to; one that is written wrongly as it stands. */
function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * After a client navigation the new page's `h1` has the focus, as if a document had been loaded;
 * without one its title is announced. A hash target is scrolled to smoothly and gets the focus, also
 * that of the first page. Steps through the history get their place back and no target.
 */
export function RouteFocus() {
  const announce = useAnnounce();
  const { pathname, hash, key } = useLocation();
  const stepped = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ pathname, key: "" });
  // Stands before ScrollRestoration in the tree, so where and how scrolling begins is decided before it scrolls.
  useBrowserLayoutEffect(() => {
    const { documentElement } = document;
    const toTarget = hash !== "" && !stepped;
    documentElement.removeAttribute("data-smooth");
    if (toTarget && shown.current.pathname !== pathname) window.scrollTo(0, 0);
    documentElement.toggleAttribute("data-smooth", toTarget);
  }, [key, pathname, hash, stepped]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const target = hash !== "" && (!stepped || before.key === "");
    if (before.pathname !== pathname) {
      const title = document.querySelector<HTMLElement>(`#${mainId} h1`);
      if (title && !target) {
        title.tabIndex = -1;
        title.focus({ preventScroll: true });
      } else announce(document.title);
    }
    if (!target) return;
    const left = new AbortController();
    const { signal } = left;
    for (const event of takingOver) window.addEventListener(event, () => left.abort(), { passive: true, signal });
    // Without this code the target is where the browser first found it.
    import("../later/reach-target")
      .then(({ reachTarget }) => reachTarget(targetOf(hash), left, before.key !== ""))
      .catch(() => undefined);
    return () => left.abort();
  }, [key, pathname, hash, stepped, announce]);
  return null;
}
