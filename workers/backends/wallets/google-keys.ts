import { fail, ok, type Result } from "~/domain/common/errors";
import { pemBytes } from "./pem";

/** What Google Wallet needs of the environment. */
export interface GoogleWalletEnvironment {
  /** Id of the house as an issuer, figures alone. */
  GOOGLE_WALLET_ISSUER?: string;
  /** Address of the service account that signs. */
  GOOGLE_WALLET_ACCOUNT?: string;
  /** Secret: its private key as PEM (PKCS #8), as the file of the account has it. */
  GOOGLE_WALLET_KEY?: string;
}

/** A whole and consistent set. */
export interface GoogleWalletKeys {
  issuer: string;
  account: string;
  /** DER of PKCS #8. */
  key: Uint8Array<ArrayBuffer>;
}

/**
 * The keys of an installation; null where it has none of them. Fails with what is missing or wrong by name and never by value:
 * half a configuration offers nothing.
 */
export function googleWalletKeys(env: GoogleWalletEnvironment): Result<GoogleWalletKeys | null> {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_ACCOUNT: account, GOOGLE_WALLET_KEY: key } = env;
  if (!issuer && !account && !key) return ok(null);
  const missing = Object.entries({
    GOOGLE_WALLET_ISSUER: issuer,
    GOOGLE_WALLET_ACCOUNT: account,
    GOOGLE_WALLET_KEY: key,
  }).flatMap(([name, value]) => (value ? [] : name));
  if (!issuer || !account || !key) return fail("overloaded", `Google Wallet: ${missing.join(", ")} not set`);
  if (!/^\d{5,25}$/.test(issuer)) return fail("overloaded", "GOOGLE_WALLET_ISSUER is no issuer");
  if (!/^\S+@\S+\.gserviceaccount\.com$/.test(account))
    return fail("overloaded", "GOOGLE_WALLET_ACCOUNT is no service account");
  const der = pemBytes("PRIVATE KEY", key);
  if (!der) return fail("overloaded", "GOOGLE_WALLET_KEY is no private key");
  return ok({ issuer, account, key: der });
}
