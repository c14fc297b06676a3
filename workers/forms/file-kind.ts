import type { uploads } from "~/domain/forms/field-types";
import { kindOf } from "../media/kinds";

type FileKind = (typeof uploads.types)[number];

const pdf = "%PDF-";

/** What a file is by its first bytes, whatever its name and its sender say; null for what no form takes. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const isPdf = Array.from(pdf, (char) => char.charCodeAt(0)).every((byte, index) => bytes[index] === byte);
  return isPdf ? "application/pdf" : kindOf(bytes);
}
