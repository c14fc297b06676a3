import { logError } from "~/server/log.server";
import { limitsOf, type TestLimits } from "./limits";
import { within } from "./within";

/**
 * True if a caller may do this once more. A limiter that does not answer stops nobody: it protects
 * against too much, and the house stays open without it. The log says so.
 */
export async function isAllowed(env: TestLimits, limiter: RateLimit, key: string): Promise<boolean> {
  try {
    const outcome: { success?: unknown } = await within("limiter", limitsOf(env).limiter, () => limiter.limit({ key }));
    return outcome.success !== false;
  } catch (error) {
    logError("rate limiter", error);
    return true;
  }
}
