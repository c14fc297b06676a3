import { hc, type ClientResponse } from "hono/client";
import type { SuccessStatusCode } from "hono/utils/http-status";
import type { DetailedFailure, ErrorCode, Result } from "~/domain/common/errors";
import type { Problem } from "~/domain/common/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { ApiType } from "../../workers/api/app";

/** An answer of the API that is not a success. `problem` is its document, or null if it sent none. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.detail ?? `The API answered ${status}`);
    this.name = "ApiFailure";
    this.status = status;
    this.problem = problem;
  }
}

/** How requests leave: in-process, to another origin, or with the browser's fetch (empty origin). */
export interface ClientTransport {
  origin: string;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
}

interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  json(): Promise<unknown>;
}

/** What a call resolves to when it succeeds; the declared problems are left out. */
type Body<R> =
  R extends ClientResponse<infer T, infer Status, "json"> ? (Status extends SuccessStatusCode ? T : never) : never;

async function problemOf(answer: Answer): Promise<Problem | null> {
  if (!answer.headers.get("content-type")?.startsWith("application/problem+json")) return null;
  // Our own API's document; anything else has another content type.
  return (await answer.json()) as Problem;
}

export async function read<R extends Answer>(pending: Promise<R>): Promise<Body<R>> {
  const answer = await pending;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
  return (await answer.json()) as Body<R>;
}

/** The same for answers with trees (menus, rich texts, page modules): Hono's JSON type does not follow recursion. */
export async function readTree<T>(pending: Promise<Answer>): Promise<T> {
  const answer: unknown = await read(pending);
  return answer as T;
}

/** The failure as a value. The code is the API's closed list; the table behind it would only be weight here. */
function asFailure({ problem, message }: ApiFailure): DetailedFailure {
  const failure: DetailedFailure = {
    ok: false,
    code: (problem?.code ?? "internal") as ErrorCode,
    detail: problem?.detail ?? message,
  };
  return problem ? { ...failure, errors: problem.errors, more: problem } : failure;
}

export async function write<T>(body: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await body };
  } catch (error) {
    if (error instanceof ApiFailure) return asFailure(error);
    throw error;
  }
}

export async function writeEmpty(pending: Promise<Answer>): Promise<Result<null>> {
  const answer = await pending;
  return answer.ok ? { ok: true, value: null } : asFailure(new ApiFailure(answer.status, await problemOf(answer)));
}

/** The typed client writes addresses without the slash that ends the paths of the API. */
const withSlash = (url: string): string => url.replace(/(\/api\/[^?]*[^/?]|\/pageeditor-api\/page)(?=\?|$)/, "$1/");

/** A query as the typed client takes it: what is not said is left out. */
export const asStrings = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );

/** The calls of the API over a transport, and what they take for one language. */
export function callsOver(transport: ClientTransport, lang: LocaleCode) {
  // Hono's client passes addresses as text.
  const send: typeof fetch = (input, init) =>
    transport.fetch(withSlash(input instanceof Request ? input.url : input.toString()), init);
  const root = hc<ApiType>(transport.origin, { fetch: send });
  return {
    root,
    api: root.api,
    local: root[":lang"].api,
    param: { lang },
    query: { lang },
    ofEvent: (event: number) => ({ param: { lang, event: String(event) } }),
  };
}
