/** One channel for "the cart has changed": the header badge, other open parts of the page, and other tabs. */
const channelName = "kasch-cart";
export const cartChanged = "kasch:cart";

let channel: BroadcastChannel | null | undefined;
function openChannel(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : null;
    // Another tab changed the cart: this tab's badge and cart page hear of it like of their own change.
    channel?.addEventListener("message", () =>
      window.dispatchEvent(new CustomEvent(cartChanged, { detail: "other-tab" })),
    );
  }
  return channel;
}

/** Says that the cart has changed, in this tab and in all others. */
export function announceCartChange(): void {
  window.dispatchEvent(new CustomEvent(cartChanged, { detail: "this-tab" }));
  openChannel()?.postMessage(null);
}

/** Calls back whenever the cart has changed in another tab. Returns how to stop listening. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  openChannel();
  const hear = (event: Event): void => {
    if ((event as CustomEvent<unknown>).detail === "other-tab") listener();
  };
  window.addEventListener(cartChanged, hear);
  return () => window.removeEventListener(cartChanged, hear);
}

/** Lets this tab hear of changes in other tabs, for the header badge. */
export const listenToOtherTabs = (): void => void openChannel();
