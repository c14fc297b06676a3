/** How many characters a password of staff has, of any kind. */
export const passwordLength = { least: 12, most: 128 };

/** For how long the link holds that is mailed to somebody who forgot theirs, in milliseconds. */
export const resetLife = 30 * 60 * 1000;
