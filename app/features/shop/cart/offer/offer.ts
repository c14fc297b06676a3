import type { ErrorCode } from "~/domain/common/errors";
import type { WaitingView } from "~/domain/waiting/schema";

/** Names the secret of a party's link in the address of the cart. */
export const offerKey = "offer";

export const offerIntents = ["take", "leave"] as const;

/** Why what is offered was not taken or given up, in words of its own; everything else is "other". */
const told = ["conflict", "cart_expired", "cart_full"] as const satisfies readonly ErrorCode[];
export type OfferRefusal = (typeof told)[number] | "other";

/** The visitor's reason for a code of the API. */
export const offerRefusal = (code: ErrorCode): OfferRefusal => told.find((one) => one === code) ?? "other";

/** What the page of a party was answered, where it did not lead anywhere else. */
export interface OfferAnswer {
  offerRefused: OfferRefusal;
}

/** The party of the address; null: nobody has this link. */
export type OfferOf = WaitingView | null;
