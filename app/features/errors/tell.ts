/** Tells the house of an error: the code for that is loaded with the first. Without a connection there is nobody to tell. */
export function tell(error: unknown): void {
  import("./later/report").then(({ reportError }) => reportError(error)).catch(() => undefined);
}
