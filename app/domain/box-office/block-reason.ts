/** Why the house keeps places out of sale. A closed list, so that no ledger ever has a name in it. */
export const blockReasons = ["house", "guests", "sight", "broken", "safety"] as const;
export type BlockReason = (typeof blockReasons)[number];
