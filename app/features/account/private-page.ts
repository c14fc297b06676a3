import type { MetaDescriptor } from "react-router";

interface Head {
  title: string;
  siteName: string;
}

/** The head of a page that belongs to one person: no search engine lists it. */
export function privateMeta(head: Head | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [{ title: `${head.title} – ${head.siteName}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** Kept by nobody. */
export const privateHeaders = () => ({ "Cache-Control": "private, no-store" });
