import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/picture/Icon";
import styles from "./Toast.module.css";

interface ToastProps {
  /** What has happened; null: nothing to say. */
  text: string | null;
  /** The way back. */
  action: { label: string; run: () => void };
  /** Name of the button that closes it. */
  dismiss: string;
  onGone: () => void;
  /** Milliseconds that it is shown for, if not until somebody closes it. */
  shownFor?: number;
}

/** Says what has happened and offers to take it back. It waits while somebody points at it or has focus in it. */
export function Toast({ text, action, dismiss, onGone, shownFor }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const shown = text !== null;

  useEffect(() => {
    const element = box.current;
    if (!element || !shown) return undefined;
    // The top layer: no row that moves or clips its content can take the toast with it.
    element.showPopover();
    const hold = (): void => setHeld(true);
    const release = (): void => setHeld(false);
    const events = [
      ["pointerenter", hold],
      ["pointerleave", release],
      ["focusin", hold],
      ["focusout", release],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
      release();
      element.hidePopover();
    };
  }, [shown]);

  useEffect(() => {
    if (!shown || held || shownFor === undefined) return undefined;
    const timer = setTimeout(onGone, shownFor);
    return () => clearTimeout(timer);
    // The offer's own clock must not restart when the parent renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, held]);

  return (
    <div ref={box} popover="manual" role="status" className={styles.toast}>
      {shown ? (
        <>
          <span>{text}</span>
          <button type="button" className={styles.action} onClick={action.run}>
            {action.label}
          </button>
          <button type="button" className={styles.dismiss} onClick={onGone} aria-label={dismiss}>
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </div>
  );
}
