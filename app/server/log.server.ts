import { AsyncLocalStorage } from "node:async_hooks";
import type { BrowserReport } from "~/domain/site/browser-error";

const currentRequest = new AsyncLocalStorage<string>();

/** Does the work of a request: whatever fails in it, also after its answer, is logged under the id. */
export const withRequestId = <T>(id: string, work: () => T): T => currentRequest.run(id, work);

/** Deeper chains of causes say nothing new. */
const mostCauses = 4;

/** Database errors quote every parameter in their message: addresses, tokens, what people look for. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [\s\S]*/, "");

function textOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error))
    return withoutParameters(typeof error === "string" ? error : (JSON.stringify(error) ?? ""));
  const { message, name, stack = "", cause } = error;
  // A message may look like a frame, so the frames are what follows it.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  const own = `${name}: ${withoutParameters(message)}${frames}`;
  return cause === undefined || depth === mostCauses ? own : `${own}\ncaused by ${textOf(cause, depth + 1)}`;
}

/** What a line of the log may say besides the error. */
interface LogFacts {
  path?: string;
  /** Build of the code that failed, where that is not this one. */
  build?: string;
}

/** The secret of an order's link opens it: an address is told without it. */
const withoutSecret = (path: string): string => path.replaceAll(/[0-9a-f]{32}/g, "…");

function logLine(what: string, { path, ...facts }: LogFacts, error: string): void {
  const request_id = currentRequest.getStore();
  const told = { ...(path !== undefined && { path: withoutSecret(path) }), ...facts };
  console.error(JSON.stringify({ level: "error", ...(request_id && { request_id }), what, ...told, error }));
}

/**
 * The one way an unexpected failure reaches the log: a line of JSON with the id of the request it
 * belongs to. `what` says what was being done. Parameters of SQL are never part of it.
 */
export const logError = (what: string, error: unknown, facts: LogFacts = {}): void =>
  logLine(what, facts, textOf(error));

/** A page that failed in a browser, as that reported it; the line has the id of the report. */
export const logBrowserError = (path: string, { name, stack, build }: NonNullable<BrowserReport["error"]>): void =>
  logLine("browser", { path, build }, [name, ...stack].join("\n    at "));

/** The one way the house is told that somebody has to look at something: orders by their printed number, nobody by name. */
export function logAlarm(
  alarm: "order_stuck" | "paid_twice" | "refund_late" | "screening_set_back",
  detail: string,
): void {
  const request_id = currentRequest.getStore();
  console.error(JSON.stringify({ level: "error", ...(request_id && { request_id }), alarm, detail }));
}

const securityEvents = {
  sign_in: "info",
  code_sent: "info",
  account_created: "info",
  account_deleted: "info",
  sign_out: "info",
  reset_sent: "info",
  password_changed: "info",
  second_factor_on: "info",
  second_factor_off: "warn",
  backup_codes_made: "info",
  passkey_added: "warn",
  passkey_removed: "info",
  sessions_ended: "info",
  password_refused: "warn",
  sign_in_refused: "warn",
  unauthorized: "warn",
  forbidden: "warn",
  csrf_failed: "warn",
  too_many_requests: "warn",
  hall_mostly_unpaid: "warn",
  misconfigured: "error",
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** True for failures that somebody who watches the house wants to know of. */
export const isSecurityEvent = (code: string): code is SecurityEvent => Object.hasOwn(securityEvents, code);

/**
 * The one way a security event reaches the log: who signs in or is refused, as a line of JSON without
 * the person. The request's id leads to what Cloudflare knows of the caller, for as long as it keeps that.
 */
export function logSecurityEvent(event: SecurityEvent, detail?: string): void {
  const level = securityEvents[event];
  const request_id = currentRequest.getStore();
  console[level](JSON.stringify({ level, ...(request_id && { request_id }), event, ...(detail && { detail }) }));
}
