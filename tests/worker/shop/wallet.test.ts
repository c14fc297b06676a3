import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { ticket } from "../../../workers/db/schema/box-office";
import { readOrder, type OrderRecord } from "../../../workers/db/shop/orders";
import { googleWalletKeys } from "../../../workers/backends/wallets/google-keys";
import type { OrderEnvironment } from "../../../workers/shop/orders/ordering";
import { publicTicketKey, verifiedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { walletLink } from "../../../workers/shop/tickets/wallet-link";
import { googleHouse, rsa } from "../../support/google";
import { ordering, paidOrder, selling } from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
let google: Awaited<ReturnType<typeof googleHouse>>;
let wallets: OrderEnvironment;

beforeAll(async () => {
  house = await shopHouse();
  google = await googleHouse();
  wallets = { ...selling, ...google.bindings };
});

const bought = async () => paidOrder(await house.salon());

const bytesOf = (part: string) =>
  Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const saysOf = (part: string) => JSON.parse(new TextDecoder().decode(bytesOf(part))) as Record<string, unknown>;
const offered = async (record: OrderRecord, bindings: OrderEnvironment) => {
  const view = await viewOrder(ordering(evening, bindings), record, { secret: "secret" });
  return view.ok ? view.value.shows.flatMap(({ tickets }) => tickets.map(({ wallet_url }) => wallet_url)) : [];
};

it("leads to Google with the ticket, signed with the house's key, and the very code that doors read", async () => {
  const record = await bought();
  const one = record.tickets[0]!;
  const link = await walletLink(ordering(evening, wallets), record, one.id);
  if (!link.ok) throw new Error(link.code);
  expect(link.value.startsWith("https://pay.google.com/gp/v/save/")).toBe(true);
  const [head = "", body = "", signature = ""] = link.value.split("/").at(-1)?.split(".") ?? [];
  const signed = new TextEncoder().encode(`${head}.${body}`);
  expect(await crypto.subtle.verify(rsa.name, google.pair.publicKey, bytesOf(signature), signed)).toBe(true);
  expect(saysOf(head)).toEqual({ alg: "RS256", typ: "JWT" });
  const claims = saysOf(body) as { payload: { eventTicketObjects: { barcode: { value: string } }[] } };
  expect(claims).toMatchObject({
    iss: "wallet@kino.iam.gserviceaccount.com",
    aud: "google",
    typ: "savetowallet",
    iat: evening / 1000,
    payload: {
      eventTicketClasses: [{ id: expect.stringMatching(/^3388000000012345678\.show-\d+-\d+$/) }],
      eventTicketObjects: [
        {
          id: `3388000000012345678.ticket-${one.id}`,
          state: "ACTIVE",
          reservationInfo: { confirmationCode: record.order.number },
          seatInfo: { seat: { defaultValue: { value: one.seat } } },
          barcode: { type: "QR_CODE" },
        },
      ],
    },
  });
  const key = await publicTicketKey(selling.TICKET_KEY ?? "");
  const read = await verifiedTicket(key, claims.payload.eventTicketObjects[0]?.barcode.value ?? "");
  expect(read).toEqual({ event: one.eventId, code: one.id });
});

it("is offered for tickets that open a door, and for no other", async () => {
  const record = await bought();
  const [one, two] = record.tickets;
  expect(await offered(record, wallets)).toEqual(
    record.tickets.map(({ id }) => `/de/api/shop/orders/secret/tickets/${id}/google-wallet/`),
  );
  const write = (id: string, status: "void" | "checked_in") =>
    open(env).update(ticket).set({ status }).where(eq(ticket.id, id));
  await write(two?.id ?? "", "checked_in");
  const used = (await readOrder(open(env), { id: record.order.id }))!;
  expect(await offered(used, wallets)).toEqual([expect.stringContaining(one?.id ?? "-"), null]);
  await write(one?.id ?? "", "void");
  const after = await readOrder(open(env), { id: record.order.id });
  if (!after) throw new Error("there is no such order");
  expect(await offered(after, wallets)).toEqual([null]);
  for (const { id } of record.tickets)
    // oxlint-disable-next-line no-await-in-loop
    expect(await walletLink(ordering(evening, wallets), after, id)).toMatchObject({ code: "not_found" });
  const [other] = (await bought()).tickets;
  expect(await walletLink(ordering(evening, wallets), record, other?.id ?? "")).toMatchObject({ code: "not_found" });
});

it("is all there or not at all: with half of the keys, or a wrong one, nothing is offered", async () => {
  const record = await bought();
  const [one] = record.tickets;
  expect(googleWalletKeys(selling)).toEqual({ ok: true, value: null });
  expect(await offered(record, selling)).toEqual([null, null]);
  for (const [name, value] of [
    ["GOOGLE_WALLET_ISSUER", ""],
    ["GOOGLE_WALLET_ISSUER", "the house"],
    ["GOOGLE_WALLET_ACCOUNT", ""],
    ["GOOGLE_WALLET_ACCOUNT", "kassa@kino.example"],
    ["GOOGLE_WALLET_KEY", ""],
    ["GOOGLE_WALLET_KEY", "secret"],
  ] as const) {
    const half = { ...wallets, [name]: value };
    const keys = googleWalletKeys(half);
    expect(keys).toMatchObject({ ok: false, detail: expect.stringContaining(name) });
    expect(JSON.stringify(keys)).not.toContain("secret");
    // oxlint-disable-next-line no-await-in-loop
    expect(await offered(record, half)).toEqual([null, null]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await walletLink(ordering(evening, half), record, one?.id ?? "")).toMatchObject({ code: "not_found" });
  }
});
