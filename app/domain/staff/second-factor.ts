/** For how long the second step may be taken after the password was right, in seconds. */
export const secondStepLife = 10 * 60;

/** Whoever is wrong so often in a row waits so long (seconds), whatever they try. */
export const lockOut = { after: 10, seconds: 15 * 60 };
