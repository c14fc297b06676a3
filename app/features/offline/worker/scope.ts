/** Of the worker's own scope what is used here: the compiler knows the page's, and not both at once. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Fetching extends Extendable {
  request: Request;
  /** What the browser has asked for while the worker was started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Extendable & { data: unknown };
}
