import { useEffect } from "react";

/** The shortest thing that a hand scanner reads: a code without its dashes. */
const shortest = 12;
/** Nobody types the next letter of a scan after this. */
const pauseMs = 2000;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A hand scanner is a keyboard that types a ticket and presses Enter, wherever the focus is; except in fields. */
export function useWedge(scan: (text: string) => unknown): void {
  useEffect(() => {
    let typed = "";
    let at = 0;
    const listen = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - at > pauseMs) typed = "";
      at = event.timeStamp;
      if (event.key.length === 1) typed += event.key;
      if (event.key !== "Enter" || typed.length < shortest) return;
      // The button that has the focus was not meant.
      event.preventDefault();
      event.stopPropagation();
      scan(typed);
      typed = "";
    };
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, [scan]);
}
