import type { ReactNode } from "react";
import { useNavigation } from "react-router";

/** The button of a form that does something once, however often it is pressed while it is done. */
export function Press({ name, children }: { name: string; children: ReactNode }) {
  const { state } = useNavigation();
  const isBusy = state !== "idle";
  return (
    <button
      type="submit"
      name="do"
      value={name}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
