import { useEffect, useState } from "react";

/** True once the page is scrolled past a share of the window's height. Watches a mark, not the scrolling. */
export function usePassed(share: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const mark = document.createElement("i");
    mark.setAttribute("aria-hidden", "true");
    Object.assign(mark.style, {
      position: "absolute",
      top: "0",
      left: "0",
      width: "1px",
      height: `${share * 100}svh`,
      pointerEvents: "none",
    });
    document.body.appendChild(mark);
    const observer = new IntersectionObserver(([entry]) => entry && setPassed(!entry.isIntersecting));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [share]);
  return passed;
}
