import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { may } from "~/domain/staff/permissions";
import { toOffsetIso } from "~/domain/time/zone";
import { readAskedVouchers, type AskedVouchers, type NewVouchers } from "~/domain/vouchers/asked";
import type { IssuedVouchers, VoucherBatch, Vouchers, VoucherSearch, VoucherView } from "~/domain/vouchers/schema";
import { endingOf, hashedAs, printedCode, voucherCode } from "~/domain/vouchers/voucher";
import { keyedHash } from "../../auth/keyed-hash";
import {
  insertVouchers,
  readBatch,
  readMovementsOf,
  readVoucher,
  readVouchers,
  readVoucherSums,
  type VoucherBalance,
} from "../../db/shop/vouchers";
import { atDoor, teller, type AtDoor, type DoorAsking, type Teller } from "../door/asking";

/** So many vouchers are listed; older ones are in the books all the same. */
const mostVouchers = 1_000;

function batchOf(tell: Teller, rows: readonly VoucherBalance[]): VoucherBatch[] {
  const [first] = rows;
  if (!first) return [];
  return [
    {
      id: first.id,
      issued_at: tell.at(first.createdAt),
      ends_at: tell.at(first.endsAt),
      cents: first.cents,
      note: first.note,
      count: rows.length,
      open_cents: rows.reduce((sum, { balance }) => sum + balance, 0),
      vouchers: rows.map(({ id, ending, balance }) => ({ id, ending, balance_cents: balance })),
    },
  ];
}

/** The vouchers of the house by the forms they were issued with, newest first. Fails with `unauthorized` or `forbidden`. */
export async function listVouchers(asking: DoorAsking): Promise<Result<Vouchers>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, now, actor } = allowed.value;
  const [tell, rows, sums] = await Promise.all([
    teller(asking),
    readVouchers(db, mostVouchers),
    readVoucherSums(db, now),
  ]);
  const batches = Map.groupBy(rows, ({ batch }) => batch);
  return ok({
    batches: [...batches.values()].flatMap((own) => batchOf(tell, own)),
    may_issue: may(actor.role, "issue vouchers"),
    issued_cents: sums.issued,
    open_cents: sums.open,
  });
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The codes of a form: whoever has its key and the installation's secret can make them again, so that a lost answer loses no
 * money; the books have neither.
 */
export const codesOf = (secret: string, key: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) =>
      voucherCode(bytesOf(await sha256(await keyedHash(secret, `voucher ${key} ${n}`)))),
    ),
  );

/** What a form has issued before: the same is said again, anything else is refused; null: nothing yet. */
async function issuedBefore({ db }: AtDoor, batch: string, asked: NewVouchers): Promise<Result<null> | null> {
  const rows = await readBatch(db, batch);
  const [first] = rows;
  if (!first) return null;
  const { cents, note, endsAt } = first;
  const isSame = rows.length === asked.count && cents === asked.cents && note === asked.note && endsAt === asked.endsAt;
  return isSame ? ok(null) : fail("idempotency_conflict", "This form has issued other vouchers");
}

async function issueOnce(
  allowed: AtDoor,
  batch: string,
  { asked, codes }: { asked: NewVouchers; codes: string[] },
): Promise<Result<null>> {
  const { db, now, actor, requestId } = allowed;
  const before = await issuedBefore(allowed, batch, asked);
  if (before) return before;
  const { cents, note, endsAt, count } = asked;
  const shared = { batch, cents, note, endsAt, createdAt: now, createdBy: actor.id };
  const rows = await Promise.all(
    codes.map(async (code) => ({ ...shared, codeHash: await sha256(hashedAs(code)), ending: endingOf(code) })),
  );
  const detail = { cents, count, note, endsAt };
  const about = { action: "voucher.issue", entity: "voucher", id: batch, actor: actor.id } as const;
  try {
    await insertVouchers(db, rows, { ...about, requestId, detail, now });
    return ok(null);
  } catch (error) {
    // The same form, sent twice at one moment.
    const other = await issuedBefore(allowed, batch, asked);
    if (other) return other;
    throw error;
  }
}

/**
 * Issues vouchers and tells their codes, the only time that anybody does: the books have hashes. A form sent twice has issued
 * once, and is told the same codes. `bad_request` naming the fields, `idempotency_conflict` for a form that has issued others;
 * `unauthorized`, `forbidden`; `overloaded` where the installation has no secret.
 */
export async function issueVouchers(
  asking: DoorAsking,
  { key, ...typed }: AskedVouchers & { key: string },
): Promise<Result<IssuedVouchers>> {
  const allowed = atDoor(asking, "issue vouchers");
  if (!allowed.ok) return allowed;
  const secret = asking.env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Vouchers are not set up: the installation has no AUTH_SECRET");
  const tell = await teller(asking);
  const today = toOffsetIso(asking.now, tell.zone).slice(0, 10);
  const { vouchers: asked, problems } = readAskedVouchers(typed, { today, zone: tell.zone });
  if (problems) return failFields(problems);
  const codes = await codesOf(secret, key, asked.count);
  const issued = await issueOnce(allowed.value, await sha256(`vouchers ${key}`), { asked, codes });
  if (!issued.ok) return issued;
  const { cents, note, endsAt } = asked;
  return ok({ codes: codes.map(printedCode), cents, note, ends_at: tell.at(endsAt) });
}

/** A voucher by its code or its id, with every movement. Fails with `not_found`, `unauthorized`, `forbidden`. */
export async function findVoucher(asking: DoorAsking, search: VoucherSearch): Promise<Result<VoucherView>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, now } = allowed.value;
  const row = await readVoucher(db, "id" in search ? search : { codeHash: await sha256(hashedAs(search.code)) });
  if (!row) return fail("not_found", "There is no such voucher");
  const [tell, movements] = await Promise.all([teller(asking), readMovementsOf(db, row.id)]);
  return ok({
    id: row.id,
    ending: row.ending,
    cents: row.cents,
    balance_cents: row.balance,
    note: row.note,
    issued_at: tell.at(row.createdAt),
    ends_at: tell.at(row.endsAt),
    is_over: now >= row.endsAt,
    movements: movements.map(({ kind, cents, at, order }) => ({ kind, cents, at: tell.at(at), order })),
  });
}
