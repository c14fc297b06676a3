/** The entry of the history that the document was loaded for. React Router calls its first one "default". */
const documentKey =
  typeof window === "undefined" ? "" : ((window.history.state as { key?: string } | null)?.key ?? "default");

/** True where a page, by the key of its location, was reached without loading a document; also under the same path. */
export const wasNavigatedTo = (key: string): boolean => key !== documentKey;
