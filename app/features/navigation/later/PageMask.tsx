import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { mainId } from "../parts/targets";
import { stagger } from "./stagger";
import styles from "./PageMask.module.css";

/** Longer than the opening takes. */
const openingMs = 600;
/** As long as the last row of the page takes to have risen. */
const risenMs = 1_800;

/**
 * The Kasch between two pages: while the next one loads, two dark planes close in a little and give
 * way to its shape; when it is there they are shut and open in 0.5 s. Only where the path changes, never on the first page,
 * and the new page stands complete behind them. Styles switch it off under reduced motion.
 */
export function PageMask() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [opening, setOpening] = useState(0);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setOpening((count) => count + 1);
    const timer = setTimeout(() => setOpening(0), openingMs);
    const main = document.getElementById(mainId);
    const settle = main ? stagger(main) : () => undefined;
    const settled = setTimeout(settle, risenMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(settled);
      settle();
    };
  }, [pathname]);
  const closing = next !== undefined && next.pathname !== pathname;
  const state = opening > 0 ? "opening" : closing ? "closing" : "open";
  return (
    <div key={opening} className={styles.mask} data-state={state} aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
