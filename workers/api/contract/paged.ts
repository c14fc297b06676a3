import type { Paged } from "~/domain/common/schema";
import type { Slice } from "../../db/programme/events";

/** Sizes and position of a list as it was asked for. */
interface Position {
  page: number;
  size: number;
}

function addressOfPage(url: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set("page", String(page));
  return address.href;
}

/**
 * A part of a list as the API sends it, with absolute addresses of its neighbours. Null for a page
 * past the end; an empty list still has its first page.
 */
export function toPaged<T>(url: string, { page, size }: Position, { count, results }: Slice<T>): Paged<T> | null {
  if (page > 1 && (page - 1) * size >= count) return null;
  return {
    count,
    next: page * size < count ? addressOfPage(url, page + 1) : null,
    previous: page > 1 ? addressOfPage(url, page - 1) : null,
    results,
  };
}
