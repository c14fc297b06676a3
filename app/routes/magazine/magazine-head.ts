/** The query of a page of a list; nothing for the first. */
export const pageOf = (page: number): string => (page > 1 ? `?page=${page}` : "");
