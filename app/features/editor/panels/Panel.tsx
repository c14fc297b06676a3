import { useEffect, useId, useRef, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { useKeys } from "../form/use-keys";
import { Head } from "../Head";
import type { Session } from "../session";
import styles from "./Panel.module.css";

interface PanelProps {
  session: Session;
  /** What stands in the black field before the title. */
  sign: ReactNode;
  title: string;
  note?: string | undefined;
  width?: "narrow" | "wide";
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge: the page stays visible beside it. Escape closes it, and the focus goes back to where it was. */
export function Panel({ session, sign, title, note, width = "narrow", foot, children }: PanelProps) {
  const t = useT("editor");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const close = (): void => session.view.update({ panel: null, looked: null, compare: null });
  useEffect(() => {
    const before = document.activeElement;
    const { current } = panel;
    const first = current?.querySelector<HTMLElement>("[data-autofocus]:enabled") ?? current?.querySelector("h2");
    first?.focus({ preventScroll: true });
    return () => {
      const isFree = document.activeElement === document.body || current?.contains(document.activeElement) === true;
      if (!isFree || !(before instanceof HTMLElement) || !before.isConnected) return;
      // What has been selected meanwhile gets the focus itself: another's number would select that again.
      const { spot } = before.dataset;
      if (spot === undefined || spot === session.view.get().selected) before.focus({ preventScroll: true });
    };
  }, [session]);
  useKeys(panel, (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  });
  return (
    <aside ref={panel} className={styles.panel} data-width={width} aria-labelledby={titleId} data-region="panel">
      <header className={styles.head}>
        <Head sign={sign} titleId={titleId} title={title} />
        {note && <p>{note}</p>}
        <button type="button" className={styles.close} aria-label={t("panel.close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  );
}
