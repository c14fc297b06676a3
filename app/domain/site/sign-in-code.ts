/*
 * Signing in with a code that is mailed. Five codes an hour with five tries each are twenty-five guesses
 * at a million: whoever guesses day and night for a year is right once in five.
 */

export const codeLength = 6;

/** For how long a code holds, in milliseconds. */
export const codeLife = 10 * 60 * 1000;

/** How often one code may be tried. */
export const codeTries = 5;

/** How many codes are mailed to one address in `codeWindow` milliseconds. */
export const mostCodes = 5;
export const codeWindow = 60 * 60 * 1000;

/** Why a code was not taken. */
export type CodeRefusal = "wrong" | "expired" | "used_up";

/** The answer to a code that was not taken. */
export interface CodeRefused {
  code: CodeRefusal;
  tries_left: number;
}

/** The code in what somebody typed or pasted, as its digits; null if it is none. */
export function readCode(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return digits.length === codeLength && /^\d+$/.test(digits) ? digits : null;
}
