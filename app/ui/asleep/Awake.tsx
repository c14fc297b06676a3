import { useEffect } from "react";
import { awakeEvent } from "~/domain/site/awake";

/** Says that what stands before it answers to presses: those that came too early are made again then. */
export function Awake() {
  useEffect(() => void window.dispatchEvent(new Event(awakeEvent)), []);
  return null;
}
