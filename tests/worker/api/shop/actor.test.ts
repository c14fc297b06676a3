import { expect, it } from "vitest";
import type { Session } from "~/domain/site/session";
import { actorOf, askingOf } from "../../../../workers/api/shop/actor";
import { orderingOf } from "../../../../workers/api/shop/ordering";
import { inApi, nobody } from "../../../support/api-context";
import { evening } from "../../../support/shop";

const customer = { id: "guest-1", email: "nora@post.example", firstName: "", lastName: "" };
const staff = { id: "staff-1", email: "haus@kino.example", name: "Haus", role: "box-office" as const };
const key = "a".repeat(22);

it("knows whoever asks by their connection, their cart's secret and their session", async () => {
  const headers = { "cf-connecting-ip": "2001:db8:7:8:9::1", cookie: `kasch_cart_key=${key}` };
  const asked = (session: Session) => inApi(actorOf, { headers }, { session });
  const told = { cartKey: key, address: "2001:db8:7:8:9::1", network: "2001:db8:7:8::/64" };
  expect((await asked(nobody)).json).toEqual({ ...told, isKnown: false });
  for (const session of [{ staff }, { staff: null, customer }])
    // oxlint-disable-next-line no-await-in-loop
    expect((await asked(session)).json).toEqual({ ...told, isKnown: true });
});

it("counts whoever comes from nowhere as one network without an address", async () => {
  expect((await inApi(actorOf)).json).toEqual({ address: "", network: "unknown", isKnown: false });
});

it("asks commands with the database, the bindings, the moment and the language of the request", async () => {
  const asked = await inApi(
    (c) => {
      const { db, env, now, lang, actor } = askingOf(c);
      return { isItsDatabase: db === c.var.db, isItsEnv: env === c.env, now, lang, network: actor.network };
    },
    { headers: { "cf-connecting-ip": "192.0.2.7" } },
    { lang: "en", now: evening + 1 },
  );
  const facts = { now: evening + 1, lang: "en", network: "192.0.2.7" };
  expect(asked.json).toEqual({ isItsDatabase: true, isItsEnv: true, ...facts });
});

it("orders in the name of the guest who is signed in, else of the house's own people, else of a guest, and of its request", async () => {
  const by = async (session: Session) =>
    (
      await inApi(
        (c) => {
          const { db, env, by: who, customer: whose, now } = orderingOf(c);
          return { who, whose, isWhole: db === c.var.db && env === c.env && now === evening };
        },
        {},
        { session },
      )
    ).json;
  const told = (actor: string, whose: string | null) => ({
    who: { actor, correlationId: "request-7" },
    whose,
    isWhole: true,
  });
  expect(await by(nobody)).toEqual(told("guest", null));
  expect(await by({ staff })).toEqual(told("staff-1", null));
  expect(await by({ staff: null, customer })).toEqual(told("guest-1", "guest-1"));
  expect(await by({ staff, customer })).toEqual(told("guest-1", "guest-1"));
});
