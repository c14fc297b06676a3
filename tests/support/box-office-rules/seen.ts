import type { Outcome } from "~/domain/box-office/core";
import type { Claim, Command, Hold, ScreeningConfig, Waiting } from "~/domain/box-office/model";
import type { Inventory } from "~/domain/box-office/state";

/** A command with what accompanies it, as generated and as sent to the core and to the real object. */
export interface Step {
  command: Command;
  now: number;
  key?: { value: string; bodyHash: string };
}

/** One step as the rules see it: what was before, what happened, and what is now. */
export interface Seen {
  step: Step;
  outcome: Outcome;
  before: ReadonlyMap<string, Hold>;
  claimsBefore: ReadonlyMap<number, Claim>;
  waitingBefore: ReadonlyMap<string, Waiting>;
  configBefore: ScreeningConfig | null;
  state: Inventory;
}

/** What a step has broken, each with the number of the invariant; empty when nothing. */
export type Rule = (seen: Seen) => string[];
