/** How long the name of a passkey may be. */
export const passkeyNameLength = 60;

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string;
  /** "" if its owner gave it none. */
  name: string;
  /** Epoch milliseconds; null if it opened nothing yet. */
  created_at: number;
  used_at: number | null;
}

/** A name of a passkey as it is kept: without the spaces around it, cut to its length; "" for what is no text. */
export const readPasskeyName = (typed: unknown): string =>
  typeof typed === "string" ? typed.trim().slice(0, passkeyNameLength).trim() : "";
