import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "../../class-names";
import { Icon } from "../../picture/Icon";
import { LiveRegion } from "../../LiveRegion";
import { holdPage } from "../hold-page";
import styles from "./Dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Asked by Escape, the close button and a press outside; the owner decides. */
  onClose: () => void;
  /** A press outside, where that is to be treated apart from the other ways to close. */
  onPressOutside?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** Where the plane stands. `side` and `start` are full-height drawers, `bottom` is a phone sheet. */
  placement?: "center" | "side" | "start" | "bottom" | "full" | undefined;
  /** Replaces the plain title line; must contain an element with the given id as the dialog's name. */
  header?: ((titleId: string) => ReactNode) | undefined;
  footer?: ReactNode;
  className?: string | undefined;
  /** `alertdialog`: something needs an answer now; its text is `describedBy`. */
  role?: "alertdialog" | undefined;
  describedBy?: string | undefined;
}

/**
 * A modal dialog on the native element: the page behind is inert, Escape asks to close, focus goes
 * to the title and returns to where it came from.
 */
export function Dialog({
  open,
  onClose,
  onPressOutside = onClose,
  title,
  children,
  placement = "center",
  header,
  footer,
  className,
  role,
  describedBy,
}: DialogProps) {
  const t = useT("common");
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const trigger = document.activeElement;
    if (!element.open) element.showModal();
    const letGo = holdPage();
    element.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`)?.focus();
    return () => {
      if (element.open) element.close();
      letGo();
      if (trigger instanceof HTMLElement && trigger.isConnected) trigger.focus();
    };
  }, [open, titleId]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // The backdrop belongs to the dialog itself; everything else is on the plane.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) onPressOutside();
    };
    element.addEventListener("mousedown", onPress);
    return () => element.removeEventListener("mousedown", onPress);
  }, [open, onPressOutside]);

  const askToClose = (event: SyntheticEvent) => {
    // React passes it on to the dialogs around one, the browser does not.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement], className)}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={askToClose}
    >
      <div className={styles.plane}>
        <header className={styles.header}>
          {header ? (
            header(titleId)
          ) : (
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
          )}
          <button type="button" className={styles.close} onClick={onClose} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
        <LiveRegion />
      </div>
    </dialog>
  );
}
