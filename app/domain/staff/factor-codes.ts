/** How many backup codes somebody has; each opens once. */
export const backupCodeCount = 10;

/** Without what is taken for something else when it is read from paper. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";
const half = 5;

/** A backup code of ten letters and digits, "k3m9p-x7aqz", from as many random bytes. 50 bits. */
export function backupCode(random: Uint8Array): string {
  const code = Array.from(random, (byte) => letters[byte % letters.length]).join("");
  return `${code.slice(0, half)}-${code.slice(half, 2 * half)}`;
}

export interface SecondFactor {
  kind: "totp" | "backup";
  code: string;
}

/** The code in what somebody typed: six digits of an app, or a backup code; null if it is neither. */
export function readSecondFactor(text: string): SecondFactor | null {
  const typed = text.replaceAll(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(typed)) return { kind: "totp", code: typed };
  if (!/^[a-z2-9]{10}$/.test(typed)) return null;
  return { kind: "backup", code: `${typed.slice(0, half)}-${typed.slice(half)}` };
}

/** A secret as one types it: groups of four. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";
