import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { LostPart } from "~/domain/common/part";

/** The answer to a navigation or a form did not arrive, or not whole. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** What the server sends of its own failures has lost its stack on the way. */
export const isOfServer = (error: unknown): boolean => error instanceof Error && error.stack === undefined;

/**
 * Nothing is loaded by code in the browser: what fails there with an error of the browser's own is the
 * way to the server.
 */
export const tellInterruptions: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const outcomes = await next();
  for (const outcome of Object.values(outcomes)) {
    const { type, result } = outcome;
    if (type === "error" && result instanceof Error && !isOfServer(result) && !(result instanceof LostPart))
      outcome.result = new Interrupted(undefined, { cause: result });
  }
  return outcomes;
};

/** True for pages that did not arrive, or not whole. */
export const isLost = (error: unknown): boolean => error instanceof Interrupted || error instanceof LostPart;
