import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Skeleton } from "~/ui/picture/Skeleton";
import { mainId } from "../parts/targets";
import { parts, shapeOf } from "./page-shapes";
import styles from "./PageSkeleton.module.css";

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/**
 * The shape of the page that is being loaded, over the one that is left, for one navigation. The loading
 * bar speaks for it. Who goes on in the page that is left, by keyboard too, gets that one back.
 */
export function PageSkeleton() {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const [isOver, setIsOver] = useState(false);
  const [top, setTop] = useState(0);
  const isWaiting = !isOver && state === "loading" && next.pathname !== pathname;

  useEffect(() => {
    if (state === "idle") setIsOver(true);
  }, [state]);

  useLayoutEffect(() => {
    const main = document.getElementById(mainId);
    if (!isWaiting || !main) return;
    setTop(main.getBoundingClientRect().top);
    const giveBack = () => setIsOver(true);
    main.addEventListener("focusin", giveBack);
    return () => main.removeEventListener("focusin", giveBack);
  }, [isWaiting]);

  if (!isWaiting) return null;
  return (
    <div className={styles.page} style={{ insetBlockStart: `max(${top}px, var(--header-stuck))` }} aria-hidden="true">
      {shapeOf(next.pathname).map((part, at) => {
        const [groups, blocks] = parts[part];
        return (
          <div key={at} className={styles[part]} data-part={part}>
            {times(groups).map((group) => (
              <div key={group}>
                {times(blocks).map((block) => (
                  <Skeleton key={block} className={styles.block} />
                ))}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
