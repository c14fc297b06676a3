import { useEffect, useState } from "react";

const name = "kasch_desk_keys";

/** Whether single keys do something on this device; until somebody says otherwise they do. */
export function useSwitch() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(name) !== "off"), []);
  const turn = (on: boolean): void => {
    setOn(on);
    localStorage.setItem(name, on ? "on" : "off");
  };
  return [isOn, turn] as const;
}
