/** What somebody who is not of the house may see of a page, because they were sent a link to it. */
export interface Preview {
  /** Id of the page. */
  page: number;
  /** A version's number, or "draft": the working copy as it is then. */
  version: string;
  /** Epoch milliseconds; from then on nothing of it. */
  until: number;
}

/** So long a link shows a page, in milliseconds. */
export const previewLasts = 7 * 86_400_000;

/** The key of an address's query that permits it to whoever is not of the house; which version is in `v`. */
export const previewParam = "preview";
