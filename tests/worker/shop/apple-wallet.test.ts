import { env } from "cloudflare:workers";
import { Null } from "asn1js";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { ContentInfo, SignedData, type Attribute } from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import { appleWalletKeys, type AppleWalletEnvironment } from "../../../workers/backends/wallets/apple-keys";
import { db as open } from "../../../workers/db/client";
import { ticket } from "../../../workers/db/schema/box-office";
import { readOrder, type OrderRecord } from "../../../workers/db/shop/orders";
import type { OrderEnvironment } from "../../../workers/shop/orders/ordering";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { publicTicketKey, verifiedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { walletFile } from "../../../workers/shop/tickets/wallet-link";
import { appleHouse, appleNames, authorityName, certified, passType, team, type Certified } from "../../support/apple";
import { paidOrder, ordering, selling } from "../../support/orders";
import { ASSETS } from "../../support/print-fonts";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
let apple: Awaited<ReturnType<typeof appleHouse>>;
let wallets: OrderEnvironment;
/** Certificates that are not the house's today. */
let over: Certified;
let later: Certified;
let impostor: Certified;
let old: Certified;

beforeAll(async () => {
  house = await shopHouse();
  apple = await appleHouse();
  wallets = { ...selling, ASSETS, ...apple.bindings };
  const { authority: by } = apple;
  const of = { passType, team };
  [over, later, impostor, old] = await Promise.all([
    certified({ name: "over", of, by, days: [-300, -1] }),
    certified({ name: "later", of, by, days: [1, 300] }),
    certified({ name: authorityName }),
    certified({ name: authorityName, days: [-300, -1], with: by.pair }),
  ]);
});

const bought = async () => paidOrder(await house.salon());

async function filesOf(record: OrderRecord, id: string) {
  const file = await walletFile(ordering(evening, wallets), record, id);
  if (!file.ok) throw new Error(file.code);
  return unzipSync(file.value.bytes);
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const bytesOf = (bytes: Uint8Array | undefined) => new Uint8Array(bytes ?? []);
const sha1 = async (bytes: Uint8Array) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-1", bytesOf(bytes))), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const signedOf = (signature: Uint8Array | undefined) =>
  new SignedData({ schema: ContentInfo.fromBER(bytesOf(signature)).content });

/** Whether a file is signed by somebody the authority has certified. Throws or is false where it is not. */
async function isSigned(file: Uint8Array | undefined, signature: Uint8Array | undefined): Promise<boolean> {
  try {
    return await signedOf(signature).verify({
      signer: 0,
      data: bytesOf(file).buffer,
      trustedCerts: [apple.authority.certificate],
      checkChain: true,
      checkDate: new Date(evening),
    });
  } catch {
    return false;
  }
}

const offered = async (record: OrderRecord, bindings: OrderEnvironment, now = evening) => {
  const view = await viewOrder(ordering(now, bindings), record, { secret: "secret" });
  return view.ok ? view.value.shows.flatMap(({ tickets }) => tickets.map((one) => one.apple_wallet_url)) : [];
};

const refused = async (record: OrderRecord, id: string, bindings = wallets) =>
  expect(await walletFile(ordering(evening, bindings), record, id)).toMatchObject({ ok: false, code: "not_found" });

describe("a ticket as a file for Apple Wallet", () => {
  it("says what is on paper, with the very code that doors read", async () => {
    const record = await bought();
    const one = record.tickets[0]!;
    const files = await filesOf(record, one.id);
    const pass = JSON.parse(textOf(files["pass.json"])) as Record<string, unknown> & {
      barcodes: { message: string }[];
      eventTicket: Record<string, { label?: string; value: string }[]>;
    };
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: one.id,
      groupingIdentifier: `${record.order.number}-${one.eventId}`,
      relevantDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+]\d\d:\d\d$/),
      barcodes: [{ format: "PKBarcodeFormatQR", messageEncoding: "iso-8859-1" }],
    });
    const front = [...(pass.eventTicket["headerFields"] ?? []), ...(pass.eventTicket["auxiliaryFields"] ?? [])];
    expect(front).toMatchObject([
      { label: "Beginn", value: "20:30" },
      { label: "Reihe", value: one.row },
      { label: "Platz", value: one.seat },
      { label: "Karte" },
    ]);
    const keys = Object.values(pass.eventTicket).flatMap((fields) => fields.map((field) => (field as never)["key"]));
    expect(new Set(keys).size).toBe(keys.length);
    const key = await publicTicketKey(selling.TICKET_KEY ?? "");
    expect(await verifiedTicket(key, pass.barcodes[0]?.message ?? "")).toEqual({ event: one.eventId, code: one.id });
  });

  it("speaks the order's language", async () => {
    const record = await bought();
    const english = { ...record, order: { ...record.order, lang: "en" } };
    const said = textOf((await filesOf(english, record.tickets[0]!.id))["pass.json"]);
    expect(said).toContain('"label":"Row"');
    expect(said).not.toContain('"label":"Reihe"');
  });

  it("names the hash of every file in it, and pictures are pictures", async () => {
    const record = await bought();
    const { "manifest.json": manifest, signature, ...files } = await filesOf(record, record.tickets[0]!.id);
    const hashes = await Promise.all(
      Object.entries(files).map(async ([name, bytes]) => [name, await sha1(bytes)] as const),
    );
    expect(JSON.parse(textOf(manifest))).toEqual(Object.fromEntries(hashes));
    expect(signature?.length).toBeGreaterThan(500);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["pass.json", "icon.png", "icon@2x.png", "logo.png"]));
    const widthOf = (name: string) => {
      const picture = files[name]!;
      expect([...picture.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
      return new DataView(picture.buffer, picture.byteOffset).getUint32(16);
    };
    expect(["icon.png", "icon@2x.png", "icon@3x.png"].map(widthOf)).toEqual([29, 58, 87]);
  });

  it("is signed by the house: not with another byte in it, nor by whom the authority does not know", async () => {
    const record = await bought();
    const { "manifest.json": manifest, signature } = await filesOf(record, record.tickets[0]!.id);
    expect(await isSigned(manifest, signature)).toBe(true);
    const changed = Uint8Array.from(manifest ?? []);
    changed[changed.length - 3]! ^= 1;
    expect(await isSigned(changed, signature)).toBe(false);
    const other = Uint8Array.from(signature ?? []);
    other[other.length - 3]! ^= 1;
    expect(await isSigned(manifest, other)).toBe(false);
    const stranger = await appleHouse();
    const mine = { ...selling, ASSETS, ...stranger.bindings };
    const theirs = await walletFile(ordering(evening, mine), record, record.tickets[0]!.id);
    const files = theirs.ok ? unzipSync(theirs.value.bytes) : {};
    expect(await isSigned(files["manifest.json"], files["signature"])).toBe(false);
  });

  it("says when it was signed, hashes with SHA-256, holds both certificates and not what it signs", async () => {
    const record = await bought();
    const { signature } = await filesOf(record, record.tickets[0]!.id);
    const signed = signedOf(signature);
    expect(signed.certificates).toHaveLength(2);
    expect(signed.encapContentInfo.eContent).toBeUndefined();
    expect(signed.signerInfos[0]?.digestAlgorithm.algorithmId).toBe("2.16.840.1.101.3.4.2.1");
    expect(signed.signerInfos[0]?.signatureAlgorithm.algorithmParams).toBeInstanceOf(Null);
    const attributes: Attribute[] = signed.signerInfos[0]?.signedAttrs?.attributes ?? [];
    const time = attributes.find(({ type }) => type === "1.2.840.113549.1.9.5")?.values[0] as { toDate: () => Date };
    expect(time.toDate().getTime()).toBe(evening);
  });
});

describe("Apple Wallet is offered", () => {
  it("for tickets that open a door, and for no other", async () => {
    const record = await bought();
    const [one, two] = record.tickets;
    expect(await offered(record, wallets)).toEqual(
      record.tickets.map(({ id }) => `/de/api/shop/orders/secret/tickets/${id}/apple-wallet.pkpass`),
    );
    const write = (id: string, status: "void" | "checked_in") =>
      open(env).update(ticket).set({ status }).where(eq(ticket.id, id));
    await write(two?.id ?? "", "checked_in");
    const used = (await readOrder(open(env), { id: record.order.id }))!;
    expect(await offered(used, wallets)).toEqual([expect.stringContaining(one?.id ?? "-"), null]);
    await write(one?.id ?? "", "void");
    const after = (await readOrder(open(env), { id: record.order.id }))!;
    expect(await offered(after, wallets)).toEqual([null]);
    await Promise.all(record.tickets.map(({ id }) => refused(after, id)));
    await refused(record, (await bought()).tickets[0]!.id);
  });

  it("not for a ticket that was passed on, but for the one in its place", async () => {
    const record = await bought();
    const renamed = await renameOrder(ordering(evening, wallets), record, "Berta Moser");
    if (!renamed.ok) throw new Error(renamed.code);
    await Promise.all(record.tickets.map(({ id }) => refused(renamed.value, id)));
    const good = renamed.value.tickets.filter(({ status }) => status === "issued");
    expect(good).toHaveLength(2);
    expect(textOf((await filesOf(renamed.value, good[0]!.id))["pass.json"])).toContain("Berta Moser");
  });

  it("where the house has its keys", async () => {
    const record = await bought();
    const id = record.tickets[0]!.id;
    expect(await appleWalletKeys(selling, evening)).toEqual({ ok: true, value: null });
    expect(await offered(record, selling)).toEqual([null, null]);
    await refused(record, id, selling);
  });

  it.each<[keyof AppleWalletEnvironment, string, () => AppleWalletEnvironment]>([
    ...appleNames.map((name): [typeof name, string, () => AppleWalletEnvironment] => [
      name,
      "",
      () => ({ [name]: "" }),
    ]),
    ["APPLE_WALLET_PASS_TYPE", "no such id", () => ({ APPLE_WALLET_PASS_TYPE: "secret" })],
    ["APPLE_WALLET_PASS_TYPE", "another's", () => ({ APPLE_WALLET_PASS_TYPE: `${passType}.secret` })],
    ["APPLE_WALLET_TEAM", "no such id", () => ({ APPLE_WALLET_TEAM: "secret" })],
    ["APPLE_WALLET_TEAM", "another's", () => ({ APPLE_WALLET_TEAM: "SECRET0000" })],
    ["APPLE_WALLET_CERTIFICATE", "no PEM", () => ({ APPLE_WALLET_CERTIFICATE: "secret" })],
    ["APPLE_WALLET_CERTIFICATE", "a key", () => ({ APPLE_WALLET_CERTIFICATE: apple.house.key })],
    ["APPLE_WALLET_CERTIFICATE", "over", () => ({ APPLE_WALLET_CERTIFICATE: over.pem, APPLE_WALLET_KEY: over.key })],
    [
      "APPLE_WALLET_CERTIFICATE",
      "not yet",
      () => ({ APPLE_WALLET_CERTIFICATE: later.pem, APPLE_WALLET_KEY: later.key }),
    ],
    ["APPLE_WALLET_KEY", "no PEM", () => ({ APPLE_WALLET_KEY: "secret" })],
    ["APPLE_WALLET_KEY", "another's", () => ({ APPLE_WALLET_KEY: later.key })],
    ["APPLE_WALLET_WWDR", "no PEM", () => ({ APPLE_WALLET_WWDR: "secret" })],
    ["APPLE_WALLET_WWDR", "another's", () => ({ APPLE_WALLET_WWDR: later.pem })],
    ["APPLE_WALLET_WWDR", "another's by the same name", () => ({ APPLE_WALLET_WWDR: impostor.pem })],
    ["APPLE_WALLET_WWDR", "over", () => ({ APPLE_WALLET_WWDR: old.pem })],
  ])(
    "with all that belongs together, or not at all: %s (%s) is named in the log, and its value is not",
    async (name, _how, change) => {
      const record = await bought();
      const bindings = { ...wallets, ...change() };
      const keys = await appleWalletKeys(bindings, evening);
      expect(keys).toMatchObject({ ok: false, detail: expect.stringContaining(name) });
      expect(JSON.stringify(keys).toLowerCase()).not.toContain("secret");
      expect(await offered(record, bindings)).toEqual([null, null]);
      await refused(record, record.tickets[0]!.id, bindings);
    },
  );

  it("no longer than the certificate is good", async () => {
    const record = await bought();
    const day = 24 * 3_600_000;
    expect(await offered(record, wallets, evening + 299 * day)).not.toContain(null);
    expect(await offered(record, wallets, evening + 301 * day)).toEqual([null, null]);
  });
});
