import type { Certificate } from "pkijs";
import { fail, ok, type Result } from "~/domain/common/errors";
import { pemBytes } from "./pem";

/** What Apple Wallet needs of the environment. */
export interface AppleWalletEnvironment {
  /** Id of the house's kind of passes: `pass.` and a domain the other way round. */
  APPLE_WALLET_PASS_TYPE?: string;
  /** Id of its team at Apple: ten letters and figures. */
  APPLE_WALLET_TEAM?: string;
  /** The certificate for that kind of passes as PEM. */
  APPLE_WALLET_CERTIFICATE?: string;
  /** Secret: the certificate's private key as PEM (PKCS #8). */
  APPLE_WALLET_KEY?: string;
  /** Apple's intermediate certificate (WWDR) that issued it, as PEM. */
  APPLE_WALLET_WWDR?: string;
}

/** A whole and consistent set. */
export interface AppleWalletKeys {
  passType: string;
  team: string;
  certificate: Certificate;
  wwdr: Certificate;
  key: CryptoKey;
}

const names = [
  "APPLE_WALLET_PASS_TYPE",
  "APPLE_WALLET_TEAM",
  "APPLE_WALLET_CERTIFICATE",
  "APPLE_WALLET_KEY",
  "APPLE_WALLET_WWDR",
] as const;

/** Where a certificate names the kind of passes, and the team. */
const userId = "0.9.2342.19200300.100.1.1";
const unit = "2.5.4.11";
const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

async function certificateOf(text: string): Promise<Certificate | null> {
  const der = pemBytes("CERTIFICATE", text);
  const { Certificate } = await import("pkijs");
  try {
    return der && Certificate.fromBER(der);
  } catch {
    return null;
  }
}

async function keyOf(text: string): Promise<CryptoKey | null> {
  const der = pemBytes("PRIVATE KEY", text);
  try {
    return der && (await crypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]));
  } catch {
    return null;
  }
}

const valuesOf = (certificate: Certificate, type: string): string[] =>
  certificate.subject.typesAndValues.filter((one) => one.type === type).map(({ value }) => value.valueBlock.value);

/** True if what this key signs is proven by this certificate. */
async function isPair(key: CryptoKey, certificate: Certificate): Promise<boolean> {
  const text = new TextEncoder().encode("a ticket");
  const signature = await crypto.subtle.sign(algorithm.name, key, text);
  try {
    return await crypto.subtle.verify(algorithm.name, await certificate.getPublicKey(), signature, text);
  } catch {
    return false;
  }
}

const isValid = ({ notBefore, notAfter }: Certificate, now: number): boolean =>
  notBefore.value.getTime() <= now && now <= notAfter.value.getTime();

/** True if this certificate has been issued by that one. */
async function isIssuedBy(certificate: Certificate, wwdr: Certificate): Promise<boolean> {
  try {
    return certificate.issuer.isEqual(wwdr.subject) && (await certificate.verify(wwdr));
  } catch {
    return false;
  }
}

/** What does not belong together; null where all of it does. `now`: epoch ms. */
async function misfit(
  { passType, team, certificate, wwdr, key }: AppleWalletKeys,
  now: number,
): Promise<string | null> {
  if (!valuesOf(certificate, userId).includes(passType))
    return "APPLE_WALLET_CERTIFICATE is for another APPLE_WALLET_PASS_TYPE";
  if (!valuesOf(certificate, unit).includes(team)) return "APPLE_WALLET_CERTIFICATE is of another APPLE_WALLET_TEAM";
  if (!isValid(certificate, now)) return "APPLE_WALLET_CERTIFICATE is not valid at this time";
  if (!isValid(wwdr, now)) return "APPLE_WALLET_WWDR is not valid at this time";
  if (!(await isIssuedBy(certificate, wwdr))) return "APPLE_WALLET_WWDR has not issued APPLE_WALLET_CERTIFICATE";
  return (await isPair(key, certificate)) ? null : "APPLE_WALLET_KEY does not belong to APPLE_WALLET_CERTIFICATE";
}

async function parsed(given: Readonly<Record<(typeof names)[number], string>>): Promise<Result<AppleWalletKeys>> {
  const { APPLE_WALLET_PASS_TYPE: passType, APPLE_WALLET_TEAM: team } = given;
  if (!/^pass(\.[\w-]+)+$/.test(passType)) return fail("overloaded", "APPLE_WALLET_PASS_TYPE is no kind of passes");
  if (!/^[A-Z0-9]{10}$/.test(team)) return fail("overloaded", "APPLE_WALLET_TEAM is no team");
  const [certificate, wwdr, key] = await Promise.all([
    certificateOf(given.APPLE_WALLET_CERTIFICATE),
    certificateOf(given.APPLE_WALLET_WWDR),
    keyOf(given.APPLE_WALLET_KEY),
  ]);
  if (!certificate) return fail("overloaded", "APPLE_WALLET_CERTIFICATE is no certificate");
  if (!wwdr) return fail("overloaded", "APPLE_WALLET_WWDR is no certificate");
  if (!key) return fail("overloaded", "APPLE_WALLET_KEY is no private key");
  return ok({ passType, team, certificate, wwdr, key });
}

/**
 * The keys of an installation; null where it has none of them. Fails with what is missing or wrong by name and never by value:
 * a telephone refuses without a word a pass whose parts do not belong together, or whose certificate is over at `now` (epoch ms),
 * so none is offered.
 */
export async function appleWalletKeys(
  env: AppleWalletEnvironment,
  now: number,
): Promise<Result<AppleWalletKeys | null>> {
  const given = Object.fromEntries(names.map((name) => [name, env[name] ?? ""])) as Record<
    (typeof names)[number],
    string
  >;
  const missing = names.filter((name) => !given[name]);
  if (missing.length === names.length) return ok(null);
  if (missing.length > 0) return fail("overloaded", `Apple Wallet: ${missing.join(", ")} not set`);
  const keys = await parsed(given);
  const wrong = keys.ok ? await misfit(keys.value, now) : null;
  return wrong === null ? keys : fail("overloaded", wrong);
}
