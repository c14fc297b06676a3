import * as asn1 from "asn1js";
import * as pki from "pkijs";
import type { AppleWalletEnvironment } from "../../workers/backends/wallets/apple-keys";
import { rsa } from "./google";
import { evening } from "./shop";

const day = 24 * 3_600_000;

export const passType = "pass.example.kino.karte";
export const team = "A1B2C3D4E5";
export const authorityName = "Worldwide Developer Relations (test)";
export const appleNames = [
  "APPLE_WALLET_PASS_TYPE",
  "APPLE_WALLET_TEAM",
  "APPLE_WALLET_CERTIFICATE",
  "APPLE_WALLET_KEY",
  "APPLE_WALLET_WWDR",
] as const;

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${btoa(String.fromCharCode(...new Uint8Array(der))).replaceAll(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

/** Somebody with a certificate. */
export interface Certified {
  certificate: pki.Certificate;
  pair: CryptoKeyPair;
  pem: string;
  key: string;
}

interface Wanted {
  name: string;
  of?: { passType: string; team: string };
  days?: [number, number];
  by?: Certified;
  /** Its pair of keys; a new one without it. */
  with?: CryptoKeyPair;
}

/** A certificate for somebody: issued by somebody else, or an authority by itself. */
export async function certified({ name, of, days = [-30, 300], by, with: own }: Wanted): Promise<Certified> {
  const pair = own ?? (await crypto.subtle.generateKey(rsa, true, ["sign", "verify"]));
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: crypto.getRandomValues(new Uint16Array(1))[0]! + 1 });
  const named = (type: string, value: string) =>
    new pki.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) });
  certificate.subject.typesAndValues = [
    named("2.5.4.3", name),
    ...(of ? [named("0.9.2342.19200300.100.1.1", of.passType), named("2.5.4.11", of.team)] : []),
  ];
  certificate.issuer.typesAndValues = (by?.certificate ?? certificate).subject.typesAndValues;
  certificate.notBefore.value = new Date(evening + days[0] * day);
  certificate.notAfter.value = new Date(evening + days[1] * day);
  const isAuthority = by === undefined;
  certificate.extensions = [
    new pki.Extension({
      extnID: "2.5.29.19",
      critical: true,
      extnValue: new pki.BasicConstraints({ cA: isAuthority }).toSchema().toBER(),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign((by?.pair ?? pair).privateKey, "SHA-256");
  const der = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  return {
    certificate,
    pair,
    pem: pem("CERTIFICATE", certificate.toSchema(true).toBER()),
    key: pem("PRIVATE KEY", der),
  };
}

/** An authority as Apple is one, a house it has given a certificate, and what an installation holds of both. */
export async function appleHouse() {
  const authority = await certified({ name: authorityName });
  const house = await certified({ name: "Kino", of: { passType, team }, by: authority });
  const bindings: Required<AppleWalletEnvironment> = {
    APPLE_WALLET_PASS_TYPE: passType,
    APPLE_WALLET_TEAM: team,
    APPLE_WALLET_CERTIFICATE: house.pem,
    APPLE_WALLET_KEY: house.key,
    APPLE_WALLET_WWDR: authority.pem,
  };
  return { authority, house, bindings };
}
