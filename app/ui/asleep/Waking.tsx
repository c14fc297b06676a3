import { use, useLayoutEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouter } from "react-router";
import { wakeAll } from "./sleepers";

/**
 * Wakes what is asleep before a navigation or new data redraw it. It hears of them from the router itself: React draws
 * a change of address in more than one go, and the first may pass what would wake the parts while it is drawn.
 */
export function Waking() {
  const router = use(DataRouter)?.router;
  useLayoutEffect(() => router?.subscribe(wakeAll), [router]);
  return null;
}
