import type { NarrowedData } from "~/features/magazine/overview/load";
import { pageMeta } from "~/features/pages/head/page-meta";

/** The query of a page of a list; nothing for the first. */
export const pageOf = (page: number): string => (page > 1 ? `?page=${page}` : "");

/** The head of a list that is about something; one without articles is not to be found. */
export function narrowedMeta(data: (NarrowedData & { head: { title: string; description: string } }) | undefined) {
  if (!data) return [];
  const { head, subject, page, siteName, origin } = data;
  return pageMeta({ ...head, siteName, origin, path: subject.url + pageOf(page), noindex: subject.count === 0 });
}
