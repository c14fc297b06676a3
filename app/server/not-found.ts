import { data } from "react-router";

/** True for an answer of the API with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === status;
}

/** What a page is made of, or the 404 page where the API knows no such thing. Other failures pass. */
export async function orNotFound<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (isStatus(error, 404)) throw data(null, { status: 404 });
    throw error;
  }
}

/** The id at the end of an address; anything but a positive whole number is a 404. */
export function idParam(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}
