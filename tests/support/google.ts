import type { GoogleWalletEnvironment } from "../../workers/backends/wallets/google-keys";

/** Keys as wallets sign with. */
export const rsa = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** What a house holds that saves tickets into Google Wallet, and the pair it signs with. */
export async function googleHouse() {
  const pair = await crypto.subtle.generateKey(rsa, true, ["sign", "verify"]);
  const der = new Uint8Array(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
  const key = `-----BEGIN PRIVATE KEY-----\\n${btoa(String.fromCharCode(...der))}\\n-----END PRIVATE KEY-----\\n`;
  const bindings: Required<GoogleWalletEnvironment> = {
    GOOGLE_WALLET_ISSUER: "3388000000012345678",
    GOOGLE_WALLET_ACCOUNT: "wallet@kino.iam.gserviceaccount.com",
    GOOGLE_WALLET_KEY: key,
  };
  return { pair, bindings };
}
