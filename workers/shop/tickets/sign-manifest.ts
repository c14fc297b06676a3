import type { AppleWalletKeys } from "../../backends/wallets/apple-keys";

const contentType = "1.2.840.113549.1.9.3";
const messageDigest = "1.2.840.113549.1.9.4";
const signingTime = "1.2.840.113549.1.9.5";

/**
 * A detached signature (CMS, SHA-256) over a file, with the time of signing, the certificate and the one that issued it; DER.
 * `now`: epoch ms.
 */
export async function detachedSignature(
  { certificate, wwdr, key }: Pick<AppleWalletKeys, "certificate" | "wwdr" | "key">,
  file: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const [pki, asn1, digest] = await Promise.all([
    import("pkijs"),
    import("asn1js"),
    crypto.subtle.digest("SHA-256", file),
  ]);
  // In the order DER wants them in: whoever checks may sort them before.
  const attributes = [
    new pki.Attribute({ type: contentType, values: [new asn1.ObjectIdentifier({ value: pki.id_ContentType_Data })] }),
    new pki.Attribute({ type: signingTime, values: [new asn1.UTCTime({ valueDate: new Date(now) })] }),
    new pki.Attribute({ type: messageDigest, values: [new asn1.OctetString({ valueHex: digest })] }),
  ];
  const { issuer, serialNumber } = certificate;
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: pki.id_ContentType_Data }),
    signerInfos: [signer],
    certificates: [certificate, wwdr],
  });
  await signed.sign(key, 0, "SHA-256");
  // The library leaves it out; RFC 5754 has it there.
  signer.signatureAlgorithm.algorithmParams = new asn1.Null();
  const envelope = new pki.ContentInfo({ contentType: pki.id_ContentType_SignedData, content: signed.toSchema(true) });
  return new Uint8Array(envelope.toSchema().toBER());
}
