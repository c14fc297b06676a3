/** The window hears of it when the page answers to presses by more than its links and forms; parts of it may follow. */
export const awakeEvent = "kasch:awake";

/** The window hears of it when the page stays as it was served. */
export const staysEvent = "kasch:stays";

/** The attribute of an element that a page may not sleep with: it has to do something by itself. */
export const awakeMark = "data-awake";
