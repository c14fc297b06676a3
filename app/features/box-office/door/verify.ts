import { scannedParts } from "~/domain/orders/ticket-code";

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** True if the house signed what was scanned, false if not; null where this browser cannot tell, or there is no signature. */
export async function isSigned(publicKey: string, text: string): Promise<boolean | null> {
  const parts = scannedParts(text.trim().toUpperCase());
  if (!parts || publicKey === "") return null;
  try {
    const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), { name: "Ed25519" }, false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, parts.signature, parts.claim);
  } catch {
    return null;
  }
}
