import { encode } from "uqr";
import { inGroups } from "~/domain/staff/factor-codes";
import { text } from "../sign-in-form";

/** A second factor that is being set up: what an app needs, and the codes for when it is gone. */
export interface Enrolment {
  /** `otpauth:`, as apps read it. */
  uri: string;
  /** The secret in it, to be typed. */
  secret: string;
  qr: { size: number; path: string };
  codes: readonly string[];
}

/** The dark squares of a QR code as an SVG path, in units of one square. */
function qrOf(uri: string): Enrolment["qr"] {
  const { size, data } = encode(uri, { border: 4 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}

/** What is shown of an enrolment; null if it is none. */
export function enrolmentOf(uri: string, codes: readonly string[]): Enrolment | null {
  if (!uri.startsWith("otpauth://totp/") || uri.length > 500 || !URL.canParse(uri)) return null;
  const secret = inGroups(new URL(uri).searchParams.get("secret") ?? "");
  return { uri, secret, qr: qrOf(uri), codes };
}

/** The enrolment that its own form brings back: kept nowhere else, it would be gone after a slip of the pen. */
export const enrolmentIn = (form: FormData): Enrolment | null =>
  enrolmentOf(
    text(form, "uri"),
    text(form, "codes")
      .split(" ")
      .filter((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)),
  );
