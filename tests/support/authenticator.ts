import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** How a device answers otherwise than it should. */
interface Slips {
  origin?: string;
  challenge?: string;
  /** Nobody was asked for finger, face or PIN. */
  isLocked?: boolean;
  count?: number;
  host?: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const uint = (value: number, size: 2 | 4): Uint8Array =>
  Uint8Array.from({ length: size }, (_, place) => (value >>> (8 * (size - 1 - place))) & 0xff);

/** An ECDSA signature of WebCrypto as devices give it: DER. */
function derOf(signature: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const short = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    const value = (short[0] ?? 0) > 127 ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(2, value.length), value);
  };
  const both = joined(integer(signature.subarray(0, 32)), integer(signature.subarray(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}

/** A device that keeps one passkey, ES256, as browsers hand on what it says. */
export async function newAuthenticator() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const credential = { id: isoBase64URL.fromBuffer(id), rawId: isoBase64URL.fromBuffer(id), type: "public-key" };
  let signed = 0;

  const clientData = (type: string, { challenge }: Asked, slips: Slips) =>
    bytesOf(
      JSON.stringify({
        type,
        challenge: slips.challenge ?? challenge,
        origin: slips.origin ?? "http://localhost:8787",
        crossOrigin: false,
      }),
    );

  async function dataOf(asked: Asked, flags: number, slips: Slips, more: Uint8Array = new Uint8Array()) {
    const host = slips.host ?? asked.rp?.id ?? asked.rpId ?? "";
    signed = slips.count ?? signed + 1;
    // Somebody was there, and, unless it slips, unlocked it.
    const said = flags | 1 | (slips.isLocked ? 0 : 4);
    return joined(await sha256(bytesOf(host)), Uint8Array.of(said), uint(signed, 4), more);
  }

  const answer = (response: Record<string, string>) => ({
    ...credential,
    response,
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
  });

  return {
    id: credential.id,
    /** What it says when it makes its passkey, without attestation. */
    async create(asked: Asked, slips: Slips = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, isoBase64URL.toBuffer(x)],
          [-3, isoBase64URL.toBuffer(y)],
        ]),
      );
      const data = await dataOf(asked, 0x40, slips, joined(new Uint8Array(16), uint(id.length, 2), id, key));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<never, never>>([
          ["fmt", "none"],
          ["attStmt", new Map<never, never>()],
          ["authData", data],
        ]),
      );
      return answer({
        clientDataJSON: isoBase64URL.fromBuffer(clientData("webauthn.create", asked, slips)),
        attestationObject: isoBase64URL.fromBuffer(attestation),
      });
    },
    /** What it says when it signs in. */
    async get(asked: Asked, slips: Slips = {}) {
      const told = clientData("webauthn.get", asked, slips);
      const data = await dataOf(asked, 0, slips);
      const signature = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        privateKey,
        joined(data, await sha256(told)),
      );
      return answer({
        clientDataJSON: isoBase64URL.fromBuffer(told),
        authenticatorData: isoBase64URL.fromBuffer(data),
        signature: isoBase64URL.fromBuffer(new Uint8Array(derOf(new Uint8Array(signature)))),
      });
    },
  };
}
