import { useRef, type ReactNode } from "react";
import { useKeys } from "../form/use-keys";
import { useRoving } from "./use-roving";

interface ToolbarProps {
  label: string;
  className?: string | undefined;
  /** For pointers alone: the keyboard has the same elsewhere. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A bar of commands: one stop of the Tab key, arrows go within it. */
export function Toolbar({ label, className, isHidden = false, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeys(bar, useRoving(bar, isHidden));
  return (
    <div
      ref={bar}
      className={className}
      {...(isHidden ? { "aria-hidden": true } : { role: "toolbar", "aria-label": label })}
    >
      {children}
    </div>
  );
}
