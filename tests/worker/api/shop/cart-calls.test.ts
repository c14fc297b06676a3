import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

type Guest = ReturnType<typeof visitor>;
const badgeOf = ({ jar }: Guest): unknown => JSON.parse(decodeURIComponent(jar.get("kasch_cart") ?? "null"));
const secretOf = ({ jar }: Guest) => jar.get("kasch_cart_key");

/** A guest with two tickets in the cart. */
async function holding(bindings: Parameters<typeof visitor>[1] = {}) {
  const guest = visitor(newAddress(), bindings);
  const event = await house.salon();
  expect((await guest.add(event, [ticket(shopIds.full, 2)])).status).toBe(201);
  return { guest, event };
}

describe("the calls of a cart", () => {
  it("keep secret and badge in step with what it holds, change by change", async () => {
    const { guest, event } = await holding();
    const secret = secretOf(guest);
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(badgeOf(guest)).toEqual({ n: 2, url: "/de/warenkorb" });
    const line = { price_id: shopIds.full, seat_group: shopIds.stalls };
    const patched = await guest.send("PATCH", `/de/api/shop/cart/${event}/`, { body: { ...line, amount: 1 } });
    expect([patched.status, patched.json["tickets_quantity"], badgeOf(guest)]).toMatchObject([200, 1, { n: 1 }]);
    const [item] = patched.json["items"] as unknown as { seats: { unit: number }[] }[];
    const other = (item?.seats[0]?.unit ?? 0) + 1;
    const moved = await guest.send("PUT", `/de/api/shop/cart/${event}/seats/`, { body: { units: [other] } });
    expect(moved).toMatchObject({ status: 200, json: { items: [{ seats: [{ unit: other }] }] } });
    const gone = await guest.send("DELETE", `/de/api/shop/cart/${event}/`);
    expect([gone.status, gone.json["status"], badgeOf(guest)]).toEqual([200, "empty", null]);
    expect((await guest.send("DELETE", `/de/api/shop/cart/${event}/`)).json).toMatchObject({ code: "not_found" });
    await guest.add(event, [ticket(shopIds.full, 1)]);
    const cleared = await guest.send("DELETE", "/de/api/shop/cart/");
    expect([cleared.status, secretOf(guest), badgeOf(guest)]).toEqual([204, undefined, null]);
  });

  it("give nobody a secret or a badge who was refused", async () => {
    const guest = visitor();
    expect(await guest.add(987_654, [ticket(shopIds.full, 1)])).toMatchObject({
      status: 400,
      json: { errors: [{ path: "event" }] },
    });
    expect([...guest.jar.keys()]).toEqual(["csrftoken"]);
  });

  it("leave the badge of another shop's cart alone while this one is empty, and no longer", async () => {
    const guest = visitor();
    const badge = { n: 4, url: "https://shop.provider.example/cart/7" };
    guest.jar.set("kasch_cart", encodeURIComponent(JSON.stringify(badge)));
    expect((await guest.cart()).json).toMatchObject({ status: "empty", tickets_quantity: 0 });
    expect(badgeOf(guest)).toEqual(badge);
    const own = await holding();
    own.guest.jar.set("kasch_cart", encodeURIComponent(JSON.stringify(badge)));
    await own.guest.cart();
    expect(badgeOf(own.guest)).toEqual({ n: 2, url: "/de/warenkorb" });
    const old = visitor();
    old.jar.set("kasch_cart", encodeURIComponent(JSON.stringify({ n: 2, url: "/de/warenkorb" })));
    await old.cart();
    expect(badgeOf(old)).toBeNull();
  });

  it("renew it once for each renewal that is meant, and say why not", async () => {
    const { guest } = await holding();
    const extend = (renewal: number, at: number) =>
      guest.send("POST", `/de/api/shop/cart/extend/?renewal=${renewal}`, { at });
    expect(await extend(1, evening + minute)).toMatchObject({ status: 409, json: { code: "too_early" } });
    const at = evening + 13 * minute;
    const renewed = await extend(1, at);
    const told = {
      tickets_quantity: 2,
      cart_url: "/de/warenkorb",
      expires_at: "2027-03-27T18:20:00+01:00",
      remaining_ms: 7 * minute,
    };
    expect([renewed.status, renewed.json]).toEqual([200, told]);
    const late = evening + 18 * minute;
    expect((await extend(1, late)).json).toMatchObject({ remaining_ms: 2 * minute });
    expect((await extend(2, late)).json).toMatchObject({ remaining_ms: 7 * minute });
  });

  it("take codes and vouchers by their own words, and drop them", async () => {
    const { guest } = await holding();
    const refused = await guest.send("POST", "/de/api/shop/cart/code/", { body: { code: "KENNTNIEMAND" } });
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ path: "code", message: "unknown" }] } });
    for (const path of ["code/", "voucher/?ending=AB12"])
      // oxlint-disable-next-line no-await-in-loop
      expect(await guest.send("DELETE", `/de/api/shop/cart/${path}`)).toMatchObject({
        status: 200,
        json: { status: "held", code: null },
      });
    expect((await guest.send("DELETE", "/de/api/shop/cart/voucher/?ending=")).status).toBe(400);
  });

  it("lose nothing of the guest's where a screening does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { guest, event } = await holding();
    const silent = visitor(newAddress(), {
      SCREENING: new Proxy(env.SCREENING, {
        get: (target, name) =>
          name === "get"
            ? () => {
                throw new Error("nobody there");
              }
            : (Reflect.get(target, name) as () => unknown).bind(target),
      }),
    });
    for (const [name, value] of guest.jar) silent.jar.set(name, value);
    const before = [...silent.jar];
    const asked = [
      await silent.cart(),
      await silent.send("DELETE", "/de/api/shop/cart/"),
      await silent.send("DELETE", `/de/api/shop/cart/${event}/`),
      await silent.send("POST", "/de/api/shop/cart/extend/", { at: evening + 13 * minute }),
      await silent.send("DELETE", "/de/api/shop/cart/code/"),
      await silent.add(event, [ticket(shopIds.full, 1)], { key: newKey() }),
    ];
    expect(asked.map(({ status, json }) => [status, json["code"]])).toEqual(asked.map(() => [503, "overloaded"]));
    expect([...silent.jar]).toEqual(before);
    expect((await guest.cart()).json).toMatchObject({ status: "held", tickets_quantity: 2 });
    vi.restoreAllMocks();
  });
});
