/**
 * The stylesheets of modules whose code comes late, by type. The server's build fills it (`scripts/late-styles.ts`); in
 * development styles arrive with the code.
 */
export const lateStyles: Readonly<Record<string, readonly string[]>> = {};

/** The stylesheets of the page of an offer, in whose place nearly everybody sees the cart. */
export const offerStyles: readonly string[] = [];
