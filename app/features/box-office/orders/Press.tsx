import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import buttons from "../parts/buttons.module.css";

interface PressProps {
  name: string;
  /** It is what the page is for now. */
  isLoud?: boolean;
  children: ReactNode;
}

/** The button of a form that does something once, however often it is pressed while it is done. */
export function Press({ name, isLoud = false, children }: PressProps) {
  const { state } = useNavigation();
  const isBusy = state !== "idle";
  return (
    <button
      type="submit"
      name="do"
      value={name}
      className={isLoud ? buttons.loud : buttons.quiet}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
