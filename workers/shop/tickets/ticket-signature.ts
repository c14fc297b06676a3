import { claimOf, scannedParts, scannedText, type TicketClaim } from "~/domain/orders/ticket-code";
import { base64Url } from "../../auth/keyed-hash";

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const prefix = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]);
const seedBytes = 32;

function seedOf(key: string): Uint8Array | null {
  if (!/^[\w-]{43}$/.test(key)) return null;
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** True for a key that tickets can be signed with: 32 bytes, base64url without padding. */
export const isTicketKey = (key: string | undefined): key is string =>
  key !== undefined && seedOf(key)?.length === seedBytes;

async function privateKey(key: string): Promise<CryptoKey> {
  const seed = seedOf(key);
  if (seed?.length !== seedBytes) throw new Error("TICKET_KEY is no key");
  return crypto.subtle.importKey("pkcs8", new Uint8Array([...prefix, ...seed]), { name: "Ed25519" }, true, ["sign"]);
}

/** The text of a ticket's QR code: event, code and the house's signature over both. The same every time. */
export async function signedTicket(key: string, ticket: TicketClaim): Promise<string> {
  const claim = claimOf(ticket);
  const signature = await crypto.subtle.sign("Ed25519", await privateKey(key), claim);
  return scannedText(claim, new Uint8Array(signature));
}

/** The key a door checks tickets with, base64url; it signs nothing. */
export async function publicTicketKey(key: string): Promise<string> {
  const jwk = await crypto.subtle.exportKey("jwk", await privateKey(key));
  return "x" in jwk ? (jwk.x ?? "") : "";
}

/** What a scanned text says, if the house signed it; null for everything else. */
export async function verifiedTicket(publicKey: string, text: string): Promise<TicketClaim | null> {
  const parts = scannedParts(text);
  const raw = seedOf(publicKey);
  if (!parts || !raw) return null;
  const key = await crypto.subtle.importKey("raw", new Uint8Array(raw), { name: "Ed25519" }, false, ["verify"]);
  const isGood = await crypto.subtle.verify("Ed25519", key, parts.signature, parts.claim);
  return isGood ? { event: parts.event, code: parts.code } : null;
}

/** A new key, as the secret TICKET_KEY holds it. */
export const newTicketKey = (): string => base64Url(crypto.getRandomValues(new Uint8Array(seedBytes)));
