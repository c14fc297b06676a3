import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { paths } from "~/domain/site/pages";
import { keyedHash } from "../../auth/keyed-hash";
import { readParty, type PartyRow } from "../../db/shop/waiting";
import type { Asking } from "../asking";

/** What commands about parties are asked with: by whoever has a link, or by the cron. */
export type PartyAsking = Pick<Asking, "db" | "env" | "now">;

/** By what the books know a secret. */
export const partyHashOf = (secret: string): Promise<string> => sha256(`waiting ${secret}`);

/**
 * The secret of a party's link: 128 bits that follow from the installation's secret, so that every mail can name it and the
 * database cannot.
 */
export const partySecret = async (secret: string, id: string): Promise<string> =>
  (await sha256(await keyedHash(secret, `waiting ${id}`))).slice(0, 32);

/** The page of a party, by the secret of its link: of the cart, where what is offered goes. */
export const partyUrl = (lang: string, secret: string): string => `/${lang}${paths.cart}?offer=${secret}`;

/** The cart that a party has in its screening until it takes what it is offered: no key opens it. */
export const cartOfParty = (id: string): string => `waiting ${id}`;

/** The party of a link. `not_found` for every other secret, and when its show is over. */
export async function partyOfLink({ db }: Pick<PartyAsking, "db">, secret: string): Promise<Result<PartyRow>> {
  const party = await readParty(db, { secretHash: await partyHashOf(secret) });
  return party ? ok(party) : fail("not_found");
}
