import type { Inventory } from "./state";

/**
 * Lets go of what only a later question may need: holds that are over, and answers given. Whoever
 * keeps tables puts back what a command names before it runs (`recall` of the store), so that the
 * memory is as large as the hall and not as long as the evening.
 */
export function letGo(state: Inventory): void {
  for (const id of state.ended) {
    const cart = state.holds.get(id)?.cart ?? "";
    state.holds.delete(id);
    state.unitsOf.delete(id);
    if (state.holdOfCart.get(cart) === id) state.holdOfCart.delete(cart);
  }
  state.ended.clear();
  state.answers.clear();
}
