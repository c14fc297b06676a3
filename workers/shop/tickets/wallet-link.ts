import { fail, ok, type Result } from "~/domain/common/errors";
import { plainTexts } from "~/server/plain-texts.server";
import { logSecurityEvent } from "~/server/log.server";
import { appleWalletKeys, type AppleWalletKeys } from "../../backends/wallets/apple-keys";
import { googleWalletKeys, type GoogleWalletKeys } from "../../backends/wallets/google-keys";
import type { OrderRecord } from "../../db/shop/orders";
import type { Ordering } from "../orders/ordering";
import { applePass } from "./apple-pass";
import { googleWalletUrl } from "./google-wallet";
import { walletTicket } from "./wallet-ticket";

/** Keys to save tickets with, as far as they are there; what is half there or wrong is not, and stands in the log. */
export interface WalletKeys {
  google: GoogleWalletKeys | null;
  apple: AppleWalletKeys | null;
}

type Asked = Pick<Ordering, "env" | "now">;

function whole<Keys>(keys: Result<Keys | null>): Keys | null {
  if (keys.ok) return keys.value;
  logSecurityEvent("misconfigured", keys.detail);
  return null;
}

const googleKeys = ({ env }: Asked) => whole(googleWalletKeys(env));
const appleKeys = async ({ env, now }: Asked) => whole(await appleWalletKeys(env, now));

/** The wallets of this house at this time. */
export const walletKeys = async (ordering: Asked): Promise<WalletKeys> => ({
  google: googleKeys(ordering),
  apple: await appleKeys(ordering),
});

/**
 * Where a ticket of an order is saved into Google Wallet, in the order's language. `not_found` where the house saves none, and
 * for every ticket that cannot open a door any more: void, replaced, used.
 */
export async function walletLink(ordering: Ordering, record: OrderRecord, code: string): Promise<Result<string>> {
  const keys = googleKeys(ordering);
  const ticket = keys && (await walletTicket(ordering, record, code));
  return keys && ticket ? ok(await googleWalletUrl(keys, ticket, ordering.now)) : fail("not_found");
}

/** A ticket as a file for Apple Wallet. */
export interface WalletFile {
  filename: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A ticket of an order as a signed file for Apple Wallet, in the order's language. `not_found` as for `walletLink`. */
export async function walletFile(ordering: Ordering, record: OrderRecord, code: string): Promise<Result<WalletFile>> {
  const keys = await appleKeys(ordering);
  const ticket = keys && (await walletTicket(ordering, record, code));
  if (!keys || !ticket) return fail("not_found");
  const t = plainTexts(ticket.lang);
  const bytes = await applePass(ordering.env, keys, { ticket, now: ordering.now });
  return ok({ filename: t("ticket.file.pass", { code: ticket.sheet.code }), bytes });
}
