/** The window hears of it when the page answers to presses by more than its links and forms, or never will. */
export const awakeEvent = "kasch:awake";

/** The attribute of an element that a page may not sleep with: it has to do something by itself. */
export const awakeMark = "data-awake";
