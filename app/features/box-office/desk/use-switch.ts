import { useEffect, useState } from "react";

const name = "kasch_desk_keys";

/** Whether single keys do something on this device: once the page is alive, until somebody says otherwise. */
export function useSwitch() {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(localStorage.getItem(name) !== "off"), []);
  const turn = (on: boolean): void => {
    setOn(on);
    localStorage.setItem(name, on ? "on" : "off");
  };
  return [isOn, turn] as const;
}
