import { useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { wakeAll } from "./sleepers";

/** Wakes what is asleep before a navigation or new data redraw it. Stands before all of it in the tree. */
export function Waking() {
  const { key } = useLocation();
  const [first] = useState(key);
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const isMoving = navigation !== "idle" || revalidation !== "idle" || key !== first;
  if (isMoving && !import.meta.env.SSR) wakeAll();
  return null;
}
