import { useEffect, useRef } from "react";

/** What keys do: by `event.key`, letters small. */
export type Keys = Partial<Record<string, (event: KeyboardEvent) => unknown>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type));

/** Elements that do something on these keys by themselves. */
const isPressed = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  ((key === "Enter" && target.closest("a, button, summary") !== null) ||
    (key === " " && target.closest("button, input, summary") !== null));

/**
 * Single keys as commands: outside text fields, never with a modifier but Shift, and not at all where they are switched off. Escape
 * always leads back.
 */
export function useKeys(keys: Keys, isOn: boolean): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (key !== "Escape" && (!isOn || isField(target) || isPressed(target, key))) return;
      const act = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}
