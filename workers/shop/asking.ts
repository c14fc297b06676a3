import { sha256 } from "~/domain/common/sha256";
import type { LocaleCode } from "~/domain/locale/locales";
import type { ProofEnvironment } from "../backends/proofs/proofs";
import { readCart } from "../db/shop/carts";
import type { Database } from "../db/client";

/** Whose cart it is: what commands know of the person who asks. */
export interface Actor {
  /** The secret that opens a cart; undefined if none was brought. */
  cartKey: string | undefined;
  /** The network the request comes from; null: the house itself, which is not counted. */
  network: string | null;
  /** The address itself, for whoever judges proofs; it is kept nowhere. */
  address?: string;
  /** Their e-mail address has been checked: they are signed in. */
  isKnown?: boolean;
  /** Tickets of an event in the cart, where the house itself fills it; without it as many as any cart has. */
  most?: number;
}

/** What a command of the shop is asked with. It knows no HTTP: a page, a call, a webhook and a desk ask alike. */
export interface Asking {
  db: Database;
  env: Env & { AUTH_SECRET?: string } & ProofEnvironment;
  /** Epoch milliseconds. */
  now: number;
  lang: LocaleCode;
  actor: Actor;
}

/** The cart the actor's secret opens, and the secret; a secret without a cart counts as none. */
export async function storedCart({ db, actor: { cartKey } }: Asking) {
  const stored = cartKey === undefined ? null : await readCart(db, await sha256(cartKey));
  return stored ? { given: cartKey, stored } : { given: undefined, stored: null };
}

export type StoredCart = Awaited<ReturnType<typeof readCart>>;

/** The id of the cart the actor's secret opens, or null. */
export const cartIdOf = async ({ cartKey }: Actor): Promise<string | null> =>
  cartKey === undefined ? null : sha256(cartKey);
