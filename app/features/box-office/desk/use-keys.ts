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

interface KeyState {
  isOn: boolean;
  /** What letters mean is still being asked for: they are kept until then. Hands are faster than answers. */
  isWaiting: boolean;
}

/**
 * Single keys as commands: outside text fields, never with a modifier but Shift, and not at all where they are switched off. Escape
 * always leads back.
 */
export function useKeys(keys: Keys, { isOn, isWaiting }: KeyState): void {
  const current = useRef(keys);
  const waiting = useRef(isWaiting);
  const early = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    current.current = keys;
    waiting.current = isWaiting;
  });
  useEffect(() => {
    if (isWaiting) return;
    for (const event of early.current.splice(0)) current.current[event.key.toLowerCase()]?.(event);
  }, [isWaiting]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (key !== "Escape" && (!isOn || isField(target) || isPressed(target, key))) return;
      const act = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) {
        if (waiting.current && /^\p{L}$/u.test(key)) early.current.push(event);
        return;
      }
      early.current = [];
      event.preventDefault();
      act(event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}
