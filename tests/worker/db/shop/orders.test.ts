import { beforeAll, describe, expect, it } from "vitest";
import { changeOrder, readOrder } from "../../../../workers/db/shop/orders";
import { cartWith, ordered, stateOf } from "../../../support/orders";
import { evening, shopHouse } from "../../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("a change of an order", () => {
  it("happens once where two decide on the same reading, with one row about it", async () => {
    const begun = await ordered(await cartWith([await house.salon()]));
    const { id } = begun.record.order;
    const read = await readOrder(house.db, { id });
    if (!read) throw new Error("The order is not there");
    const change = (reason: string) =>
      changeOrder(
        house.db,
        read.order,
        { events: [{ type: "cancelled", status: "cancelled" }], set: { failure: reason } },
        { actor: reason, correlationId: "test", at: evening },
      );
    expect(new Set(await Promise.all([change("guest"), change("house")]))).toEqual(new Set([true, false]));
    const after = await stateOf(id, evening);
    expect(after.events).toEqual(["1 drafted", "2 payment_begun", "3 cancelled"]);
    expect(after.order.status).toBe("cancelled");
  });
});
