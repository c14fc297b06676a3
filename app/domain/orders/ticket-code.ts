/*
 * What is on a ticket. The code is what people read and type ("7Q4T-K2MX-11AB"), sixty random bits. The QR code carries it with the
 * event and a signature over both, so that a door without a connection knows a ticket of the house.
 */

/** Crockford's: no letter looks like a figure. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 12;

/** Bytes as text of that alphabet, which a QR code packs most tightly. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(buffer >> bits) & 31];
      buffer &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}

/** The bytes of such a text; null if there is another sign in it, or one that nobody wrote. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const sign of text) {
    const value = alphabet.indexOf(sign);
    if (value < 0) return null;
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 255);
      buffer &= (1 << bits) - 1;
    }
  }
  // One text for one ticket: what is left over is nothing.
  return bits < 5 && buffer === 0 ? new Uint8Array(bytes) : null;
}

/** The code of a ticket from random bytes, eight of them. */
export const ticketCode = (random: Uint8Array): string => toBase32(random).slice(0, codeLength);

/** A code as it is printed. */
export const printedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

/** A code as it was typed or read aloud: small letters, dashes and the letters that stand for figures are all right; null if it is none. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code.length === codeLength && /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : null;
}

/** What a signed ticket says. */
export interface TicketClaim {
  event: number;
  code: string;
}

const version = 1;
/** Version, event (four bytes), code (eight). */
const claimBytes = 13;
export const signatureBytes = 64;
/** Tells a ticket of the house from any other QR code. */
const mark = "K";

/** The bytes that are signed. */
export function claimOf({ event, code }: TicketClaim): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(claimBytes);
  bytes[0] = version;
  new DataView(bytes.buffer).setUint32(1, event);
  // Sixty bits in eight bytes: a sign of nothing fills the last four.
  bytes.set(fromBase32(`${code}0`) ?? [], 5);
  return bytes;
}

/** What a QR code holds: signs of its alphanumeric mode alone. */
export const scannedText = (claim: Uint8Array, signature: Uint8Array): string =>
  mark + toBase32(new Uint8Array([...claim, ...signature]));

/** What was scanned, taken apart; null if it is no ticket of any house like this. Says nothing of whether the signature is good. */
export function scannedParts(
  text: string,
): (TicketClaim & { claim: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }) | null {
  const bytes = text.startsWith(mark) ? fromBase32(text.slice(mark.length)) : null;
  if (bytes?.length !== claimBytes + signatureBytes || bytes[0] !== version) return null;
  const claim = bytes.slice(0, claimBytes);
  return {
    event: new DataView(claim.buffer).getUint32(1),
    code: toBase32(claim.slice(5)).slice(0, codeLength),
    claim,
    signature: bytes.slice(claimBytes),
  };
}
