/** A stored answer. `nonceAt` are the byte offsets of the nonce that was rendered into it. */
export interface Entry {
  /** When it was rendered, epoch milliseconds. */
  storedAt: number;
  status: number;
  headers: readonly (readonly [string, string])[];
  nonceAt: readonly number[];
  body: Uint8Array<ArrayBuffer>;
}

const perRequest = new Set([
  "set-cookie",
  "x-request-id",
  "content-length",
  "date",
  "cache-control",
  "transfer-encoding",
]);
const newline = 10;

/** Offsets of a nonce in a document; it is random, so that nothing in the content can be taken for it. */
function offsetsOf(body: Uint8Array, nonce: string): number[] {
  // One character per byte, so that positions in the text are positions in the bytes.
  const text = new TextDecoder("latin1").decode(body);
  const found: number[] = [];
  for (let at = text.indexOf(nonce); at !== -1; at = text.indexOf(nonce, at + nonce.length)) found.push(at);
  return found;
}

/** Reads an answer to its end. `nonce` is the one it was rendered with, if it is a document. */
export async function entryOf(response: Response, storedAt: number, nonce?: string): Promise<Entry> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !perRequest.has(name));
  return { storedAt, status: response.status, headers, nonceAt: nonce ? offsetsOf(body, nonce) : [], body };
}

/** One value for KV: a line of JSON, then the body as it is. */
export function encodeEntry(entry: Entry): Uint8Array<ArrayBuffer> {
  const { body, ...facts } = entry;
  const head = new TextEncoder().encode(`${JSON.stringify(facts)}\n`);
  const value = new Uint8Array(head.length + body.length);
  value.set(head);
  value.set(body, head.length);
  return value;
}

/** True for what `encodeEntry` writes before the body. */
function isFacts(value: unknown): value is Omit<Entry, "body"> {
  if (typeof value !== "object" || value === null) return false;
  const { storedAt, status, headers, nonceAt } = value as Partial<Record<keyof Entry, unknown>>;
  return typeof storedAt === "number" && typeof status === "number" && Array.isArray(headers) && Array.isArray(nonceAt);
}

/** The inverse of `encodeEntry`; null or a throw if the value is not one of ours. */
export function decodeEntry(value: ArrayBuffer): Entry | null {
  const bytes = new Uint8Array(value);
  const end = bytes.indexOf(newline);
  if (end === -1) return null;
  const facts: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  return isFacts(facts) ? { ...facts, body: bytes.subarray(end + 1) } : null;
}

/**
 * The answer for one request: the body with this request's nonce in the place of the stored one, and what is said of the copy
 * in place of what it says of itself.
 */
export function responseOf(entry: Entry, nonce?: string, said: Record<string, string> = {}): Response {
  const headers = { ...Object.fromEntries(entry.headers), ...said };
  if (entry.nonceAt.length === 0 || !nonce) return new Response(entry.body, { status: entry.status, headers });
  const body = entry.body.slice();
  const bytes = new TextEncoder().encode(nonce);
  for (const at of entry.nonceAt) body.set(bytes, at);
  return new Response(body, { status: entry.status, headers });
}
