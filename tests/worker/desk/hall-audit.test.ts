import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { HallChange } from "~/domain/hall/schema";
import { screening } from "../../../workers/box-office/screenings";
import { audit } from "../../../workers/db/schema/site";
import { changeHall } from "../../../workers/shop/hall/change-hall";
import { viewHall } from "../../../workers/shop/hall/view-hall";
import { asked } from "../../support/box-office-staff";
import { dyingAt, type Death } from "../../support/dying";
import { ordering, selling } from "../../support/orders";
import { evening, shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const auditOf = (event: number) =>
  house.db
    .select()
    .from(audit)
    .where(and(eq(audit.entity, "screening"), eq(audit.entityId, String(event))));

/** The first seat of the stalls, to be kept out of sale. */
async function blocking(event: number): Promise<HallChange> {
  const hall = await viewHall(asked(), event);
  if (!hall.ok) throw new Error(hall.code);
  const [seat] = hall.value.groups.find(({ id }) => id === shopIds.stalls)?.seats ?? [];
  return { do: "block", units: [seat?.id ?? 0], reason: "broken" };
}

async function blockedIn(event: number): Promise<number> {
  const hall = await viewHall(asked(), event);
  return hall.ok ? hall.value.counts.blocked : -1;
}

describe("the audit log of a hall", () => {
  it.each(["before", "after"] satisfies Death[])(
    "has a row of what was decided, and of nothing else, where a process dies %s any step",
    async (death) => {
      let step = 1;
      for (let isThrough = false; !isThrough; step += 1) {
        expect(step).toBeLessThan(30);
        const event = await house.salon();
        const block = await blocking(event);
        const { bindings, steps } = dyingAt(step, death);
        const dying = asked({ env: bindings, db: ordering(evening, bindings).db });
        await changeHall(dying, event, block).catch(() => null);
        isThrough = steps() < step;
        const blocked = await blockedIn(event);
        await vi.waitFor(async () => expect(await auditOf(event)).toHaveLength(blocked));
      }
      expect(step).toBeGreaterThan(3);
    },
  );

  it("gets its row, once, when the database and the screening were gone for a while", async () => {
    const event = await house.salon();
    const block = await blocking(event);
    const object = screening(selling, event);
    await runInDurableObject(object, (instance) => {
      const env: unknown = Reflect.get(instance, "env");
      const prepare = () => {
        throw new Error("no database");
      };
      Reflect.set(instance, "env", { ...(env as object), DB: { prepare } });
    });
    expect(await changeHall(asked(), event, block)).toMatchObject({ ok: true, value: { counts: { blocked: 1 } } });
    await evictDurableObject(object);
    expect(await auditOf(event)).toEqual([]);
    const waiting = () =>
      runInDurableObject(object, (_, { storage: { sql } }) =>
        sql.exec<{ seq: number; deed: string }>("SELECT seq, deed FROM audit_outbox").toArray(),
      );
    const [deed, ...others] = await waiting();
    expect(others).toEqual([]);
    await runDurableObjectAlarm(object);
    const row = { actor: "mira", action: "screening.block", requestId: "box-office-test", at: evening };
    expect(await auditOf(event)).toMatchObject([{ ...row, detail: { units: "units" in block && block.units } }]);
    expect(await waiting()).toEqual([]);
    // Told, and its answer lost.
    await runInDurableObject(object, async (_, { storage }) => {
      storage.sql.exec("INSERT INTO audit_outbox (seq, deed) VALUES (?, ?)", deed?.seq ?? 0, deed?.deed ?? "");
      storage.sql.exec("INSERT OR REPLACE INTO outbox (topic, revision) VALUES ('availability', 1)");
      await storage.setAlarm(Date.now() + 1_000);
    });
    await runDurableObjectAlarm(object);
    expect(await waiting()).toEqual([]);
    expect(await auditOf(event)).toHaveLength(1);
  });
});
