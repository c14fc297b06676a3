import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import type { Codes, PromotionView } from "~/domain/codes/schema";
import { readAskedCode, type AskedCode } from "~/domain/orders/asked-code";
import { promotionProblem, randomCode } from "~/domain/orders/promotion";
import { may } from "~/domain/staff/permissions";
import {
  endPromotion,
  insertPromotion,
  readChoices,
  readPromotions,
  type PromotionUse,
} from "../../db/shop/promotions";
import { houseTimeZone } from "../../db/site/site-settings";
import { atDoor, teller, type DoorAsking, type Teller } from "../door/asking";

/** So many codes are shown; older ones are in the books all the same. */
const mostCodes = 200;
/** Ten signs of five bits. */
const madeOf = 10;

const nobody = { all: 0, own: 0 };

function viewOf(tell: Teller, now: number, { title, showStartsAt, saleType, ...row }: PromotionUse): PromotionView {
  const problem = promotionProblem({ ...row, maxUses: null, maxPerPerson: null }, nobody, now);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: row.value,
    state: problem === "early" ? "early" : problem === "over" ? "over" : "running",
    starts_at: row.startsAt === null ? null : tell.at(row.startsAt),
    ends_at: row.endsAt === null ? null : tell.at(row.endsAt),
    show: tell.text(title),
    show_starts_at: showStartsAt === null ? null : tell.at(showStartsAt),
    sale_type: tell.text(saleType),
    max_uses: row.maxUses,
    max_each: row.maxPerPerson,
    uses: row.uses,
    off_cents: row.offCents,
  };
}

/** All codes with what they have done, and what new ones can be for. Fails with `unauthorized` or `forbidden`. */
export async function listCodes(asking: DoorAsking): Promise<Result<Codes>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, now, actor } = allowed.value;
  const [tell, rows, { shows, saleTypes }] = await Promise.all([
    teller(asking),
    readPromotions(db, mostCodes),
    readChoices(db, now),
  ]);
  const films = Map.groupBy(shows, ({ production }) => production);
  return ok({
    codes: rows.map((row) => viewOf(tell, now, row)),
    may_issue: may(actor.role, "issue codes"),
    films: [...films].map(([id, own]) => ({
      id,
      name: tell.text(own[0]?.title),
      shows: own.map((show) => ({ id: show.id, starts_at: tell.at(show.startsAt) })),
    })),
    sale_types: saleTypes.map(({ id, name }) => ({ id, name: tell.text(name) })),
  });
}

/**
 * Issues a code: the one that was typed, or one that nobody guesses. `bad_request` naming the fields, `taken` where the code
 * exists; `unauthorized`, `forbidden`.
 */
export async function issueCode(asking: DoorAsking, asked: AskedCode): Promise<Result<{ code: string }>> {
  const allowed = atDoor(asking, "issue codes");
  if (!allowed.ok) return allowed;
  const { db, now, actor } = allowed.value;
  const { promotion, problems } = readAskedCode(asked, await houseTimeZone(db));
  if (problems) return failFields(problems);
  const code = promotion.code || randomCode(crypto.getRandomValues(new Uint8Array(madeOf)));
  const isNew = await insertPromotion(db, { ...promotion, code, createdAt: now, createdBy: actor.id });
  return isNew ? ok({ code }) : failFields({ code: "taken" });
}

/** Ends a code now: orders that have it keep it. `not_found`, `unauthorized`, `forbidden`. */
export async function endCode(asking: DoorAsking, id: number): Promise<Result<null>> {
  const allowed = atDoor(asking, "issue codes");
  if (!allowed.ok) return allowed;
  return (await endPromotion(asking.db, id, asking.now)) ? ok(null) : fail("not_found");
}
