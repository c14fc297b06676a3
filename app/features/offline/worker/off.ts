import { dropCaches } from "./cache-names";
import type { WorkerScope } from "./scope";

declare const self: WorkerScope;

/* Takes the place of the other worker where it was switched off: forgets all it kept, and goes. */

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(dropCaches([]).then(() => self.registration.unregister()));
});
