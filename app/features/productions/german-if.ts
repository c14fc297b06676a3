/** The language of a text that is shown in German for want of a translation. */
export const germanIf = (fallback: readonly string[], field: string): "de" | undefined =>
  fallback.includes(field) ? "de" : undefined;
