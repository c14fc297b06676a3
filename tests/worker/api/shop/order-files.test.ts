import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { readSimulated, writeSimulated } from "../../../../workers/backends/payments/simulator";
import { caller } from "../../../support/edge";
import { secret, ticketKey, typed } from "../../../support/orders";
import { ASSETS } from "../../../support/print-fonts";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../../support/shop";

const bindings = { AUTH_SECRET: secret, TICKET_KEY: ticketKey, PAYMENTS: "simulator", ASSETS };
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

it("prints the tickets of an order that is paid, on paper and for a phone, kept by nobody in between, and passes them on", async () => {
  const guest = visitor(newAddress(), bindings);
  await guest.add(await house.salon(), [ticket(shopIds.full, 1)]);
  const { json } = await guest.send("POST", "/de/api/shop/orders/", { body: typed, key: newKey() });
  const path = `/de/api/shop/orders/${String(json["order_url"]).split("/").at(-1)}/`;
  const call = caller(
    { renderPage: () => Promise.resolve(new Response("page")) },
    { TEST_CLOCK: "allow", ...bindings },
  );
  const file = async (name: string) => {
    const answer = await call(`${path}${name}.pdf`, { headers: { "x-test-now": new Date(evening).toISOString() } });
    const text = new TextDecoder("latin1").decode(await answer.arrayBuffer());
    const { "content-type": type, "content-disposition": saved } = Object.fromEntries(answer.headers);
    const [, width = "0"] = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(text) ?? [];
    return {
      told: [answer.status, type, saved?.replace(/\w+-[\d-]+/, "…")],
      headers: answer.headers,
      width: Number(width),
    };
  };
  expect((await file("tickets")).told[0]).toBe(404);
  const payment = String(json["next_url"]).split("/").at(-1) ?? "";
  const simulated = await readSimulated(env.CACHE, payment);
  if (simulated) await writeSimulated(env.CACHE, { ...simulated, state: "authorized" });
  expect((await guest.send("GET", path)).json).toMatchObject({ standing: "paid" });
  const [paper, phone] = [await file("tickets"), await file("tickets-phone")];
  for (const { told, headers } of [paper, phone]) {
    expect(told).toEqual([200, "application/pdf", expect.stringMatching(/^attachment; filename=".+\.pdf"$/)]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  }
  expect(phone.width).toBeGreaterThan(0);
  expect(paper.width).toBeGreaterThan(phone.width);
  const renamed = await guest.send("POST", `${path}name/`, { body: { name: "Marta Nowak" } });
  expect(renamed).toMatchObject({ status: 200, json: { name: "Marta Nowak" } });
  expect((await guest.send("POST", `${path}again/`)).status).toBe(409);
});
