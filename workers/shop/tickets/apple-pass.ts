import { zipSync } from "fflate";
import { plainTexts } from "~/server/plain-texts.server";
import type { AppleWalletKeys } from "../../backends/wallets/apple-keys";
import { detachedSignature } from "./sign-manifest";
import type { WalletTicket } from "./wallet-ticket";

type Files = Record<string, Uint8Array<ArrayBuffer>>;

/** The house's mark, drawn for wallets: `public/wallet`. */
const marks = ["icon", "logo"].flatMap((name) => ["", "@2x", "@3x"].map((scale) => `${name}${scale}.png`));

/** `--on-accent` of the stylesheets: what is written on a pastel. */
const ink = "rgb(18, 32, 27)";

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The ticket as Apple describes one: in front what is looked for in the dark, on the back what else is on paper. */
function passOf({ passType, team }: AppleWalletKeys, { sheet, event, id, lang, start, kind, order }: WalletTicket) {
  const t = plainTexts(lang);
  const [begins, ...places] = sheet.board;
  const field = (key: string, label: string, value: string) => ({ key, ...(label && { label }), value });
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: id,
    organizationName: sheet.house,
    description: t("ticket.pass", { title: sheet.title }),
    logoText: sheet.house,
    // Tickets of one order for one show lie on each other.
    groupingIdentifier: `${order}-${event}`,
    relevantDate: start,
    backgroundColor: rgb(sheet.accent),
    foregroundColor: ink,
    labelColor: ink,
    barcodes: [{ format: "PKBarcodeFormatQR", message: sheet.qr, messageEncoding: "iso-8859-1", altText: sheet.code }],
    eventTicket: {
      headerFields: begins ? [field("start", begins.label, begins.value)] : [],
      primaryFields: [field("title", sheet.series, sheet.title)],
      secondaryFields: [
        field("day", t("ticket.day"), sheet.day),
        ...(sheet.place ? [field("room", t("ticket.room"), sheet.place)] : []),
      ],
      auxiliaryFields: [
        ...places.map(({ label, value }, index) => field(`place-${index}`, label, value)),
        field("kind", t("ticket.kind"), kind),
      ],
      backFields: [
        ...sheet.facts.map(({ label, value, more }, index) =>
          field(`fact-${index}`, label, [value, more].filter(Boolean).join("\n")),
        ),
        ...sheet.rules.map(({ title, text }, index) => field(`rule-${index}`, title, text)),
      ],
    },
  };
}

async function markOf(assets: Fetcher, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await assets.fetch(new URL(`/wallet/${name}`, "https://assets.local"));
  if (!answer.ok) throw new Error(`The mark ${name} is missing`);
  return new Uint8Array(await answer.arrayBuffer());
}

const sha1 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-1", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const written = (value: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(JSON.stringify(value)));

/**
 * A ticket as a file for Apple Wallet: what it says, the house's mark, the hashes of both and the house's signature over these,
 * as a ZIP. `now`: epoch ms.
 */
export async function applePass(
  { ASSETS }: Pick<Env, "ASSETS">,
  keys: AppleWalletKeys,
  { ticket, now }: { ticket: WalletTicket; now: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await Promise.all(marks.map(async (name) => [name, await markOf(ASSETS, name)] as const));
  const files: Files = { "pass.json": written(passOf(keys, ticket)), ...Object.fromEntries(pictures) };
  const hashes = await Promise.all(Object.entries(files).map(async ([name, bytes]) => [name, await sha1(bytes)]));
  const manifest = written(Object.fromEntries(hashes));
  const signature = await detachedSignature(keys, manifest, now);
  return new Uint8Array(zipSync({ ...files, "manifest.json": manifest, signature }, { mtime: now }));
}
