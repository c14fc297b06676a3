/** What stands between the lines of a PEM of this label, as DER; null for everything else. Line ends may be the two signs `\n`. */
export function pemBytes(label: "PRIVATE KEY" | "CERTIFICATE", text: string): Uint8Array<ArrayBuffer> | null {
  const [head, tail] = [`-----BEGIN ${label}-----`, `-----END ${label}-----`];
  const lines = text.replaceAll(String.raw`\n`, "\n").trim();
  const body = lines.slice(head.length, -tail.length).replaceAll(/\s/g, "");
  if (!lines.startsWith(head) || !lines.endsWith(tail) || !/^[A-Za-z0-9+/]+=*$/.test(body) || body.length % 4 > 0)
    return null;
  return Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
}
