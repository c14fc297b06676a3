import { useEffect, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./RestoreToast.module.css";

/** How long a discarded selection can be brought back. */
const offerMs = 10_000;

interface RestoreToastProps {
  /** Tickets that can be brought back; 0: nothing to offer. */
  count: number;
  onRestore: () => void;
  onGone: () => void;
}

/** Offers a discarded selection again. The offer waits while somebody points at it or has focus in it. */
export function RestoreToast({ count, onRestore, onGone }: RestoreToastProps) {
  const t = useT("shop");
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const shown = count > 0;

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
    if (!shown || held) return undefined;
    const timer = setTimeout(onGone, offerMs);
    return () => clearTimeout(timer);
    // The offer's own clock must not restart when the parent renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, held]);

  return (
    <div ref={box} popover="manual" role="status" className={styles.toast}>
      {shown ? (
        <>
          <span>{t("dialog.restore_note", { count })}</span>
          <button type="button" className={styles.restore} onClick={onRestore}>
            {t("dialog.restore")}
          </button>
          <button type="button" className={styles.dismiss} onClick={onGone} aria-label={t("dialog.dismiss")}>
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </div>
  );
}
