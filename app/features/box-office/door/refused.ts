import type { ScanAnswer } from "~/domain/door/schema";
import { readScan } from "~/domain/door/verdicts";
import { printedCode } from "~/domain/orders/ticket-code";
import { toOffsetIso } from "~/domain/time/zone";
import type { Called } from "./calls";
import type { Refused, Waiting } from "./queue";

/** How a ticket is called that the house is to be asked about: by its code, if it has one. */
export function nameOf(text: string): string {
  const scanned = readScan(text);
  return "code" in scanned ? printedCode(scanned.code) : text.slice(0, 14);
}

/** Why the house does not accept what it was told; null if it does, has kept it as a second one, or will be asked again. */
function refusalOf(told: Called<ScanAnswer | null>): Refused["why"] | null {
  if (told.ok) {
    const verdict = told.value?.verdict ?? "admitted";
    return verdict === "admitted" || verdict === "already-in" ? null : verdict;
  }
  if (told.why !== "refused") return null;
  return told.code === "forbidden" || told.code === "not_found" ? told.code : "conflict";
}

/** What is to be said of something that the house was told late; null if nothing is. `zone` is that of the house's clock. */
export function refusedOf(done: Waiting, told: Called<ScanAnswer | null>, zone: string): Refused | null {
  const why = refusalOf(told);
  if (!why) return null;
  const { what } = done;
  if (done.kind === "undo") return { kind: "undo", nonce: done.nonce, what, at: null, why };
  const { nonce, scanned_at } = done.scan;
  return { kind: "scan", nonce, what, at: toOffsetIso(Date.parse(scanned_at), zone), why };
}
