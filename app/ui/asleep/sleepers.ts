/** A part of the served page that React does not take over yet. */
export interface Sleeper {
  /** Settled when it may wake; with React's marks, so that it wakes in the very task that calls `wake`. */
  readonly until: Promise<void>;
  readonly isAwake: () => boolean;
  readonly wake: () => void;
}

/** What somebody does to a part to use it. Before React hears of it: the listeners are the window's, and capture. */
const touches = ["pointerdown", "pointerover", "focusin", "keydown", "click", "input", "toggle", "command"];

/** A little ahead of what is seen. */
const ahead = "10% 0px";

const asleep = new Map<Element, Sleeper>();
let mayFallAsleep = true;
let nearing: IntersectionObserver | undefined;

function forget(sleeping: Element): void {
  asleep.delete(sleeping);
  nearing?.unobserve(sleeping);
  if (asleep.size === 0) for (const touch of touches) window.removeEventListener(touch, touched, true);
}

function wake(sleeping: Element): void {
  asleep.get(sleeping)?.wake();
  forget(sleeping);
}

function touched({ target }: Event): void {
  if (target instanceof Node) for (const sleeping of asleep.keys()) if (sleeping.contains(target)) wake(sleeping);
}

/** A sleeper for a part of the served page; one that is awake where there is no such part. */
export function createSleeper(isServed: boolean): Sleeper {
  let awake = !(isServed && mayFallAsleep);
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    until: promise,
    isAwake: () => awake,
    wake: () => {
      awake = true;
      void Object.assign(promise, { status: "fulfilled", value: undefined });
      resolve();
    },
  };
}

/** Wakes it when somebody touches the element or, if that is wanted, when it comes near what is seen. */
export function watch(sleeper: Sleeper, element: Element, wakesNear: boolean): () => void {
  if (asleep.size === 0) for (const touch of touches) window.addEventListener(touch, touched, true);
  asleep.set(element, sleeper);
  if (wakesNear) {
    nearing ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
      },
      { rootMargin: ahead },
    );
    nearing.observe(element);
  }
  return () => forget(element);
}

/** Wakes it if it is on the page already: what it is drawn with now may be something else. */
export function wakeIfDrawn(sleeper: Sleeper): void {
  for (const known of asleep.values()) if (known === sleeper) sleeper.wake();
}

/** Wakes everything for good: what a navigation draws next must not wait for a touch. */
export function wakeAll(): void {
  mayFallAsleep = false;
  delete document.documentElement.dataset.firstLook;
  for (const sleeping of asleep.keys()) wake(sleeping);
}
