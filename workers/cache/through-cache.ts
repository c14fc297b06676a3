import { logError } from "~/server/log.server";
import { entryOf, responseOf, type Entry } from "./entry";
import type { Generations } from "./generation";
import { waits, type Policy } from "./policies";
import { Failures, SharedWork } from "./shared";
import { lastGoodCopy, type Store } from "./store";

export interface CacheRequest {
  /** Names the answer within a build and generation: path, known query, test clock. */
  key: string;
  policy: Policy;
  store: Store;
  generations: Generations;
  /** Epoch milliseconds; ages are counted with it. */
  now: number;
  /** This request's nonce, which replaces the rendered one. */
  nonce?: string;
  waitUntil: (work: Promise<unknown>) => void;
  /** A part of a page that is being made from this house's own database: one trip for all parts is less than asking KV for each. */
  isPart?: boolean;
  /** Makes the answer. `nonce`: what it was rendered with. A throw or a 5xx is a failure. */
  produce: () => Promise<{ response: Response; nonce?: string }>;
}

type Outcome = { shareable: true; entry: Entry } | { shareable: false };

const inFlight = new SharedWork<Outcome>();
const failures = new Failures(1_000);

const idOf = ({ generations, key }: CacheRequest): string => `${generations.current}/${key}`;
const noteFailure = (request: CacheRequest): void => failures.note(idOf(request), request.now);
const hasJustFailed = (request: CacheRequest): boolean => failures.isRecent(idOf(request), request.now);

/** What somebody looked for does not belong into the log. */
const pathOf = ({ key }: CacheRequest): string => key.split("?", 1)[0] ?? "";

const neverStored = /\b(?:no-store|private)\b/;

/** What an answer says that stands in for one that could not be made. */
export const staleWarning = '111 - "Revalidation failed"';
/** True for an answer that stands in, or holds parts that do. */
export const isStandIn = (response: Response): boolean => response.headers.get("warning")?.startsWith("111") ?? false;

/** Only plain successes are kept: never a cookie, a refusal, an error, a redirect or what is old already. */
function isStorable(response: Response): boolean {
  return (
    response.status === 200 &&
    !isStandIn(response) &&
    !response.headers.has("set-cookie") &&
    !neverStored.test(response.headers.get("cache-control") ?? "")
  );
}

/** A copy as the answer to a request; what was made for it has no age. */
function answerOf(entry: Entry, { now, nonce }: CacheRequest, state: string, warning?: string): Response {
  const age = String(Math.max(0, Math.floor((now - entry.storedAt) / 1000)));
  return responseOf(entry, nonce, {
    "cache-status": `kasch; ${state}`,
    // Browsers ask again every time: the nonce, the generation and staff sessions are known only here.
    "cache-control": "private, no-cache",
    ...(state !== "fwd=miss" && { age }),
    ...(warning !== undefined && { warning }),
  });
}

interface Made {
  outcome: Outcome;
  /** The answer itself, if it may not be shared. */
  own?: Response;
}

/** What a page is made of stands in its own copy: KV gets a part when somebody asks for it once more. */
const policyToStore = ({ isPart = false, policy }: CacheRequest): Policy =>
  isPart && policy.stored === undefined ? { ...policy, stored: "again" } : policy;

/** Makes an answer and stores it if it may be; the answer itself if it may not. */
async function make(request: CacheRequest): Promise<Made> {
  try {
    const { response, nonce } = await request.produce();
    if (response.status >= 500 || isStandIn(response)) noteFailure(request);
    if (!isStorable(response)) return { outcome: { shareable: false }, own: response };
    failures.forget(idOf(request));
    const entry = await entryOf(response, request.now, nonce);
    request.waitUntil(request.store.write(request.key, request.generations.current, entry, policyToStore(request)));
    return { outcome: { shareable: true, entry } };
  } catch (error) {
    noteFailure(request);
    throw error;
  }
}

/**
 * One making per isolate for identical requests that arrive together. A request that waited in
 * vain (the first one was cut off, or its answer is personal) makes its own, unless the other one
 * failed and there is a copy to stand in.
 */
async function makeOnce(request: CacheRequest): Promise<Made> {
  const id = idOf(request);
  const meanwhile = inFlight.meanwhile(id, waits.sharedMaking);
  if (meanwhile) {
    const outcome: Outcome = (await meanwhile)?.value ?? { shareable: false };
    if (outcome.shareable) return { outcome };
    const copy = hasJustFailed(request) ? await standIn(request) : null;
    return copy ? { outcome, own: copy } : make(request);
  }
  const work = make(request);
  void inFlight.share(
    id,
    work.then(({ outcome }) => outcome),
    request.waitUntil,
  );
  return work;
}

/** The copy that stands in for an answer that could not be made, if one is young enough. */
async function standIn(request: CacheRequest, known?: Entry | null): Promise<Response | null> {
  const { policy, now, store, key, generations } = request;
  const current = known === undefined ? await store.read(key, generations.current) : known;
  const entry = current ?? (await lastGoodCopy(store, key, generations));
  if (!entry) return null;
  const longest = policy.fresh + policy.staleWhileRevalidate + policy.staleIfError;
  if (now - entry.storedAt > longest * 1000) return null;
  return answerOf(entry, request, "hit; detail=stale-if-error", staleWarning);
}

/** The copy to look at first; undefined where not everywhere was looked. */
async function knownCopy({
  isPart,
  store,
  key,
  generations,
  policy,
  now,
}: CacheRequest): Promise<Entry | null | undefined> {
  if (isPart) return store.here(key, generations.current) ?? undefined;
  return store.readFresh(key, generations.current, policy, now);
}

const ageOf = (response: Response): number => Number(response.headers.get("age") ?? 0);

/** The answer to show where a new one failed, or could be made of old parts only: whichever is younger. */
async function secondBest(request: CacheRequest, known: Entry | null | undefined, own?: Response): Promise<Response> {
  const copy = await standIn(request, known);
  if (!own || own.status >= 500) return copy ?? own ?? new Response(null, { status: 503 });
  return copy && ageOf(copy) <= ageOf(own) ? copy : own;
}

/**
 * The one cache: fresh copies are served, slightly stale ones are served while a new one is made,
 * and when none can be made (a throw, a 5xx) the last good copy is served with `Warning` and
 * `Age`, for a while without another attempt. Rethrows, or passes the failure on, only if there is
 * no copy at all.
 */
export async function throughCache(request: CacheRequest): Promise<Response> {
  const { policy, store, now } = request;
  const known = await knownCopy(request);
  const age = known ? now - known.storedAt : Infinity;
  if (known && age < policy.fresh * 1000) {
    request.waitUntil(store.served(request.key, request.generations.current, known, policy));
    return answerOf(known, request, "hit");
  }
  if (known && age < (policy.fresh + policy.staleWhileRevalidate) * 1000) {
    request.waitUntil(
      makeOnce(request).catch((error: unknown) =>
        logError("renewing a stored answer", error, { path: pathOf(request) }),
      ),
    );
    return answerOf(known, request, "hit; detail=stale-while-revalidate", '110 - "Response is stale"');
  }
  const instead = hasJustFailed(request) ? await standIn(request, known) : null;
  if (instead) return instead;
  try {
    const { outcome, own } = await makeOnce(request);
    if (outcome.shareable) return answerOf(outcome.entry, request, "fwd=miss");
    return own && own.status < 500 && !isStandIn(own) ? own : await secondBest(request, known, own);
  } catch (error) {
    const copy = await standIn(request, known);
    if (!copy) throw error;
    logError("making an answer", error, { path: pathOf(request) });
    return copy;
  }
}
