import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "~/ui/picture/Icon";
import styles from "./FilterMenu.module.css";

interface FilterMenuProps {
  label: ReactNode;
  active?: boolean;
  icon?: "calendar" | "filter" | undefined;
  className?: string | undefined;
  /** Asked when it is about to open; true: something else opens in its place. */
  instead?: (() => boolean) | undefined;
  /** True once it has to open by itself. */
  opens?: boolean;
  onOpen?: (() => void) | undefined;
  /** What is chosen inside, where one choice is all there is to do: choosing closes the list. */
  chosen?: string | undefined;
  /** Nothing where other buttons are what it shows. */
  children?: ReactNode;
}

/** A filter button with its list: a native disclosure, of which one at a time is open; without a list one that stays open. */
export function FilterMenu({
  label,
  active = false,
  icon,
  className,
  instead,
  opens = false,
  onOpen,
  chosen,
  children,
}: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hasList = children !== undefined;
  useDismissal(details);
  useClosedByChoice(details, chosen);
  useEffect(() => {
    const { current } = details;
    if (current && opens) current.open = true;
    // Also by a press before JavaScript was here.
    if (current?.open) onOpen?.();
  }, [opens, onOpen]);
  const press = (event: MouseEvent) => {
    if (instead?.()) event.preventDefault();
  };
  return (
    <details
      ref={details}
      name={hasList ? "programme-filter" : undefined}
      className={[styles.menu, className].filter(Boolean).join(" ")}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={styles.button} data-active={active || undefined} onClick={press}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {label}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      {hasList && <div className={styles.panel}>{children} </div>}
    </details>
  );
}

/** Gives the focus back to the button with the list closed. */
function close(element: HTMLDetailsElement): void {
  element.open = false;
  element.querySelector<HTMLElement>("summary")?.focus();
}

function useClosedByChoice(details: React.RefObject<HTMLDetailsElement | null>, chosen: string | undefined): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (details.current?.open && details.current.contains(document.activeElement)) close(details.current);
  }, [details, chosen]);
}

/** One of several closes on a press elsewhere, when the focus goes elsewhere, and on Escape, which also gives it back to the button. */
function useDismissal(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element?.hasAttribute("name")) return;
    const isElsewhere = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const outside = (event: PointerEvent) => {
      if (element.open && isElsewhere(event.target)) element.open = false;
    };
    // The list would lie over what has the focus then.
    const left = (event: FocusEvent) => {
      if (isElsewhere(event.relatedTarget)) element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && element.open) close(element);
    };
    document.addEventListener("pointerdown", outside);
    element.addEventListener("keydown", escape);
    element.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("pointerdown", outside);
      element.removeEventListener("keydown", escape);
      element.removeEventListener("focusout", left);
    };
  }, [details]);
}
