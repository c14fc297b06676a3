import { keyedHash } from "../auth/keyed-hash";

const second = 1_000;
/** Nobody reads a form and fills it in within this time. */
const soonest = 3 * second;
/** A page that was left open for so long is asked once more. */
const latest = 7 * 24 * 60 * 60 * second;

const sign = (secret: string, at: string): Promise<string> => keyedHash(secret, `form page made at ${at}`);

/** What a form's page carries: when it was made (`now`, epoch milliseconds), signed. */
export async function ticketFor(secret: string, now: number): Promise<string> {
  const at = now.toString(36);
  return `${at}.${await sign(secret, at)}`;
}

/** True if the ticket was made here, and the form is sent neither at once nor a week later. */
export async function isInTime(secret: string, ticket: string, now: number): Promise<boolean> {
  const [at = "", signature] = ticket.split(".");
  const age = now - Number.parseInt(at, 36);
  return age >= soonest && age <= latest && signature === (await sign(secret, at));
}
