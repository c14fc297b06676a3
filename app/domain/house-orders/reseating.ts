import type { BlockReason } from "../box-office/block-reason";

/** Seats of an order that its screening is asked to exchange: what was asked for, by whom, until it is known what came of it. */
export interface Reseating {
  event: number;
  hold: string;
  /** Codes of tickets, and the units they are to be for. */
  seats: { ticket: string; unit: number }[];
  /** Why the seats that become free are kept out of sale; null: they are anybody's. */
  block: BlockReason | null;
  /** An opaque id, and the request. */
  by: { actor: string; correlationId: string };
}
