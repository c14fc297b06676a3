import { beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "~/domain/staff/permissions";
import type { AskedCode } from "~/domain/orders/asked-code";
import { endCode, issueCode, listCodes } from "../../../workers/shop/codes/codes";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import { numbersFile } from "../../../workers/shop/numbers/numbers-file";
import { readNumbers } from "../../../workers/shop/numbers/read-numbers";
import { editors } from "../../support/editors";
import { asked as byMira } from "../../support/box-office-staff";
import { approved, bankSays, buyerReturns, ordered } from "../../support/orders";
import { shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const staff = (role: StaffRole, more: Partial<DoorAsking> = {}) => byMira(more, role);
const asked: AskedCode = {
  kind: "percent",
  code: "",
  value: "20",
  from: "",
  until: "",
  scope: "",
  sale_type: "",
  max_uses: "",
  max_each: "",
};
async function issued(more: Partial<AskedCode> = {}): Promise<string> {
  const answer = await issueCode(staff("manager"), { ...asked, ...more });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.code;
}
async function guest() {
  const one = visitor();
  await one.add(await house.salon(), [ticket(shopIds.full, 2)]);
  return one;
}
const path = "/de/api/shop/cart/code/";

describe("a code over the API", () => {
  it("is put into a cart and taken out, and the cart says what it takes off", async () => {
    const code = await issued();
    const one = await guest();
    expect(await one.send("POST", path, { body: { code } })).toMatchObject({
      status: 200,
      json: { code: { code, amount: "4.60", problem: null }, total: "18.40" },
    });
    expect((await one.cart()).json).toMatchObject({ total: "18.40" });
    expect((await one.send("GET", "/de/api/shop/checkout/")).json).toMatchObject({
      cart: { total: "18.40", code: { code } },
    });
    expect(await one.send("DELETE", path)).toMatchObject({ status: 200, json: { code: null, total: "23.00" } });
    expect(await one.send("POST", path, { body: { code: "NOSUCHCODE" } })).toMatchObject({
      status: 400,
      json: { code: "bad_request", errors: [{ path: "code", message: "unknown" }] },
    });
    expect(await visitor().send("POST", path, { body: { code } })).toMatchObject({ json: { code: "cart_expired" } });
  });

  it("is not found by trying: a network is soon refused, may still hold, and others may try", async () => {
    const one = await guest();
    let tries = 0;
    for (let status = 400; status === 400 && tries < 25; tries += 1) {
      // One after the other, as somebody who guesses.
      // oxlint-disable-next-line no-await-in-loop
      ({ status } = await one.send("POST", path, { body: { code: `GUESS${tries}` } }));
    }
    // Not more often than two periods of the narrower limit allow, and before that of all changes.
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(22);
    expect((await one.add(await house.salon(), [ticket(shopIds.full, 1)])).status).toBe(201);
    expect((await (await guest()).send("POST", path, { body: { code: "ANOTHER" } })).status).toBe(400);
  });
});

describe("the codes of the house", () => {
  it("are issued by who manages it, seen by who sells, and nobody else's matter", async () => {
    expect(await issueCode(staff("box-office"), asked)).toMatchObject({ ok: false, code: "forbidden" });
    expect(await listCodes(staff("editor"))).toMatchObject({ ok: false, code: "forbidden" });
    expect(await listCodes(staff("manager", { actor: null }))).toMatchObject({ ok: false, code: "unauthorized" });
    expect(await listCodes(staff("box-office"))).toMatchObject({ ok: true, value: { may_issue: false } });
    expect(await issued()).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const code = await issued({ code: "früh-ling 27", max_uses: "3" });
    expect(code).toBe("FRÜHLING27");
    expect(await issueCode(staff("manager"), { ...asked, code: "Frühling27" })).toMatchObject({
      code: "bad_request",
      errors: [{ path: "code", message: "taken" }],
    });
    const { call, cookieOf } = editors();
    const post = async (role: StaffRole) => {
      const cookie = `csrftoken=a-token; ${await cookieOf(role)}`;
      const headers = { cookie, "x-csrftoken": "a-token", "content-type": "application/json" };
      const body = JSON.stringify({ ...asked, value: "500" });
      const answer = await call("/de/api/box-office/codes/", { method: "POST", headers, body });
      return [answer.status, (await answer.json<{ errors?: unknown }>()).errors];
    };
    expect(await post("editor")).toEqual([403, []]);
    expect(await post("box-office")).toEqual([403, []]);
    expect(await post("manager")).toEqual([400, [{ path: "value", message: "percent" }]]);
  });

  it("say what they have done, here and in the numbers, and end at once for all but those who have them", async () => {
    const code = await issued({ max_uses: "5" });
    const one = await guest();
    await one.send("POST", path, { body: { code } });
    const cart = one.jar.get("kasch_cart_key") ?? "";
    const { order } = (await ordered(cart)).record;
    await bankSays(order.id, approved);
    await buyerReturns(order.id);
    const listed = await listCodes(staff("manager"));
    const mine = listed.ok ? listed.value.codes.find((row) => row.code === code) : undefined;
    expect(mine).toMatchObject({ uses: 1, max_uses: 5, off_cents: 460, state: "running", show: "" });
    const day = { from: "2027-03-27", to: "2027-03-27" };
    const numbers = await readNumbers(staff("manager"), day);
    expect(numbers).toMatchObject({
      value: { off_cents: 460, total: { sold_cents: 1840 }, check: { paid_cents: 1840, differences: [] } },
    });
    const file = await numbersFile(staff("manager"), day);
    expect(file.ok && file.value.text).toContain(";4,60;Verkauf;2;18,40\r\n");

    const other = await guest();
    await other.send("POST", path, { body: { code } });
    expect(await endCode(staff("manager"), 999_999)).toMatchObject({ ok: false, code: "not_found" });
    expect(await endCode(staff("box-office"), mine?.id ?? 0)).toMatchObject({ ok: false, code: "forbidden" });
    expect(await endCode(staff("manager"), mine?.id ?? 0)).toMatchObject({ ok: true });
    expect((await other.cart()).json).toMatchObject({
      total: "23.00",
      code: { code, problem: "over", amount: "0.00" },
    });
    const after = await listCodes(staff("manager"));
    expect(after.ok && after.value.codes.find((row) => row.code === code)).toMatchObject({ uses: 1, state: "over" });
  });
});
