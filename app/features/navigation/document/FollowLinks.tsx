import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate, type NavigateFunction } from "react-router";
import { weaknessOf } from "~/domain/site/device";
import { overlayKey } from "../parts/targets";
import { findLocale } from "~/domain/locale/locales";

/** Pointing at a link for so long, in ms, means it. */
const INTENT = 100;

/** Files and calls below a language. */
const noPage = /^\/[^/]+\/(api|pageeditor-api)\/|\.(ics|rss|xml|txt)$/;

/** True for a page of the application; every one is in a language. */
const isPage = (pathname: string): boolean =>
  findLocale(pathname.split("/", 2)[1]) !== undefined && !noPage.test(pathname);

/** The link that an event is about, if the application can follow it: another language is another document. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return null;
  const leadsAway = (link.target && link.target !== "_self") || link.download || link.hreflang;
  return leadsAway || link.getAttribute("href")?.startsWith("#") ? null : link;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** A plain click: with another button or a key held, the browser does what it always does. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a link marked so leads to opens over the page that is shown; the page stays as it is, and Back closes it. */
function openOver(navigate: NavigateFunction): void {
  const { search } = location;
  void navigate(`${search ? `${search}&` : "?"}${overlayKey}=true`, {
    state: overlayKey,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

/** Follows every link to a page of the site within the document, and fetches early what somebody is about to follow. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlain(event) ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      if ("over" in link.dataset) return openOver(navigate);
      const replace = "replace" in link.dataset || link.href === location.href;
      void navigate(pathOf(link), { replace, preventScrollReset: "stay" in link.dataset });
    };
    // Of the window, so that whatever else answers to a click has answered before.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
  const early = useIntent();
  return early === null ? null : <PrefetchPageLinks page={early} />;
}

/** The page that somebody points at, or has in focus; null while there is none. */
function useIntent(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (event: Event) => {
      const link = linkOf(event);
      clearTimeout(timer);
      if (link && "early" in link.dataset && !weaknessOf(navigator))
        timer = setTimeout(() => setPage(pathOf(link)), INTENT);
    };
    const signs = ["pointerover", "focusin"] as const;
    for (const sign of signs) document.addEventListener(sign, point, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, point);
    };
  }, []);
  return page;
}
