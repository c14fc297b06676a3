import { data } from "react-router";
import { readId } from "~/domain/common/id";

/** True for an answer of the API with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === status;
}

/** Thrown by a loader: there is no such page. */
export const notFound = <T = null>(facts: T | null = null) => data(facts, { status: 404, statusText: "Not Found" });

/** Thrown by a loader: what the page needs cannot be told at the moment. */
export const notNow = () => data({ code: "overloaded" }, { status: 503, statusText: "Service Unavailable" });

/** What the 404 of an existing page says: it has no version of this name. */
export interface UnknownVersion {
  unknownVersion: string;
}

/** True for a `notFound` that says nothing more. */
export function isPlainNotFound(error: unknown): boolean {
  const { data: facts, init } = (error ?? {}) as { data?: unknown; init?: ResponseInit | null };
  return facts === null && init?.status === 404;
}

/** What a page is made of, or the 404 page where the API knows no such thing. Other failures pass. */
export async function orNotFound<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (isStatus(error, 404)) throw notFound();
    throw error;
  }
}

/** The id at the end of an address; anything but a positive whole number is a 404. */
export function idParam(text: string | undefined): number {
  const id = readId(text);
  if (id === undefined) throw notFound();
  return id;
}
