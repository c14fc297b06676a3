import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import type { IssuedVouchers } from "~/domain/vouchers/schema";
import { endingOf, hashedAs, printedCode } from "~/domain/vouchers/voucher";
import { putCode, readVoucher } from "../../db/shop/vouchers";
import { atDoor, teller, type DoorAsking } from "../door/asking";
import { codesOf } from "./vouchers";

/**
 * Gives a voucher another code and tells it, the only time that anybody does: the old one opens nothing from then on, also
 * where it lies in a cart. What is on the voucher stays. Sent twice it is one code. Fails with `not_found`; with `conflict`
 * where the voucher has another ending than was seen; with `unauthorized`, `forbidden`, `overloaded` as `issueVouchers`.
 */
export async function newCode(
  asking: DoorAsking,
  { id, ending, key }: { id: number; ending: string; key: string },
): Promise<Result<IssuedVouchers>> {
  const allowed = atDoor(asking, "issue vouchers");
  if (!allowed.ok) return allowed;
  const secret = asking.env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Vouchers are not set up: the installation has no AUTH_SECRET");
  const { db, now, actor, requestId } = allowed.value;
  const [row, [code = ""], tell] = await Promise.all([
    readVoucher(db, { id }),
    codesOf(secret, `${key} for ${id}`, 1),
    teller(asking),
  ]);
  if (!row) return fail("not_found", "There is no such voucher");
  const codeHash = await sha256(hashedAs(code));
  const told = ok({ codes: [printedCode(code)], cents: row.balance, note: row.note, ends_at: tell.at(row.endsAt) });
  if (row.codeHash === codeHash) return told;
  const audited = { action: "voucher.code", actor: actor.id, requestId, now };
  const isPut = row.ending === ending && (await putCode(db, row, { codeHash, ending: endingOf(code) }, audited));
  if (isPut || (await readVoucher(db, { id }))?.codeHash === codeHash) return told;
  return fail("conflict", "The voucher has another code by now");
}
