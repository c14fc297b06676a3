/** The page the document was loaded for. */
const documentPath = typeof window === "undefined" ? "" : window.location.pathname;

/** True where a page was reached without loading a document. */
export const wasNavigatedTo = (pathname: string): boolean => pathname !== documentPath;
