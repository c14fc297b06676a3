import type { HoldView } from "~/domain/box-office/model";
import { letGo } from "~/domain/box-office/let-go";
import type { Inventory } from "~/domain/box-office/state";
import { viewHold } from "~/domain/box-office/view";
import { recall } from "./store";

/** What has become of a party: neither waiting nor with a hold, it has left, or never came. */
export interface PartyLook {
  entry: string;
  isWaiting: boolean;
  hold: HoldView | null;
}

/** Parties as the inventory has them at a moment; what was let go of is read back for it. */
export function partiesOf(
  sql: SqlStorage,
  state: Inventory,
  { entries, at }: { entries: readonly string[]; at: number },
): PartyLook[] {
  const looks = entries.map((entry) => {
    recall(sql, state, { hold: entry });
    return { entry, isWaiting: state.waiting.has(entry), hold: viewHold(state, entry, at) };
  });
  letGo(state);
  return looks;
}
