import { browserTransport } from "~/api/browser";
import type { ErrorCode, FieldError } from "~/domain/common/errors";

/** What a call came to. Status 0: nobody answered in time, and there is no code. `errors`: what is wrong with what was sent. */
export type Answered<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; code: ErrorCode | null; errors: readonly FieldError[] };

interface Problem {
  code: ErrorCode;
  errors?: FieldError[];
}

/** Asks the box office, and with a body tells it something. Never throws; waits as long as whoever asks has patience. */
export async function call<T>(path: string, patienceMs: number, body?: unknown): Promise<Answered<T>> {
  try {
    const answer = await browserTransport.fetch(path, {
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    if (answer.ok) return { ok: true, value: await answer.json<T>() };
    const { code, errors = [] } = await answer.json<Problem>();
    return { ok: false, status: answer.status, code, errors };
  } catch {
    return { ok: false, status: 0, code: null, errors: [] };
  }
}
