import type { DetailedFailure, Result } from "~/domain/common/errors";
import { pause, politeWaitMs } from "./patience";

/** What is waited for: a screening that is busy, or the proof that a browser asks. */
export type Wait = "busy" | "proving";

/** A wait that can be ended before its time: null, then. */
interface UnderWay {
  over: Promise<string | null>;
  end: () => void;
}

interface Patience {
  /** Told what is waited for, and how to leave before it is over. */
  onWait: (wait: Wait, end: () => void) => void;
  /** Gets a proof for a site's key; its token, or "" where none can be had. */
  prove: (siteKey: string) => Promise<UnderWay>;
}

const failedWith = <T>(result: Result<T>, code: DetailedFailure["code"]): DetailedFailure | null =>
  !result.ok && result.code === code ? result : null;

/**
 * Asks, once more where the screening is busy, and once more with a proof where one is needed. Null where somebody has left
 * meanwhile: nothing is asked for them any more.
 */
export async function askPatiently<T>(
  ask: (proof?: string) => Promise<Result<T>>,
  { onWait, prove }: Patience,
): Promise<Result<T> | null> {
  let result = await ask();
  const busy = failedWith(result, "overloaded");
  if (busy) {
    const waiting = pause(politeWaitMs(busy));
    onWait("busy", waiting.end);
    if (!(await waiting.over)) return null;
    result = await ask();
  }
  const siteKey = failedWith(result, "proof_needed")?.more?.["site_key"];
  if (typeof siteKey !== "string") return result;
  const proving = await prove(siteKey);
  onWait("proving", proving.end);
  const token = await proving.over;
  if (token === null) return null;
  return token === "" ? result : ask(token);
}
