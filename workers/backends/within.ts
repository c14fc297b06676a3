import type { Part } from "./limits";

/** A part of the system that failed, took too long or answered nonsense; `cause` says what happened. */
export class BackendFailure extends Error {
  readonly part: Part;

  constructor(part: Part, cause: unknown) {
    super(`${part} does not answer`, { cause });
    this.name = "BackendFailure";
    this.part = part;
  }
}

/** The failure of a part behind an error, whatever libraries have wrapped it in; null if it is another one. */
export function backendFailure(error: unknown): BackendFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof BackendFailure) return cause;
  return null;
}

/**
 * Work at a part of the system, at most `ms` long. Rejects with `BackendFailure` when it takes
 * longer, and when it fails. `signal` is aborted then, for parts that can stop.
 */
export async function within<T>(part: Part, ms: number, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const failure = new BackendFailure(part, new Error(`no answer within ${ms} ms`));
      reject(failure);
      stop.abort(failure);
    }, ms);
  });
  try {
    return await Promise.race([work(stop.signal), tooLate]);
  } catch (error) {
    throw error instanceof BackendFailure ? error : new BackendFailure(part, error);
  } finally {
    clearTimeout(timer);
  }
}
