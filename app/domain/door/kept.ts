/*
 * What a scanner leaves on its device, so that it opens without a connection: its document and its list. The worker keeps the
 * one, the page the other, in one cache under names that belong together.
 */

/** A number more where what is kept changes its form. */
export const doorCache = "kasch-door-1";

/** From the first list of an afternoon to the last guest of the night, in milliseconds. */
const nightMs = 16 * 3_600_000;

/** True for what was kept tonight. Both in epoch milliseconds. */
export const isOfTonight = (at: number, now: number): boolean => now - at < nightMs;

/** The name of a scanner's document: the path of the door, and the id of its show. */
export const scannerName = (path: string, show: number): string => `${path}?show=${show}`;

/** The name of the list that goes with a scanner's document. */
export const listName = (scanner: string): string => `${scanner}&list`;

/** True for the name of a list. */
export const isListName = (name: string): boolean => name.endsWith("&list");
