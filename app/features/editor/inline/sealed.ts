/*
 * Names within words. Signs that have no width and break no line say, behind a text, which one it is, so that it is
 * found on the page whatever a view makes of it. They are there from the moment something is drawn until the page has it;
 * visitors' pages know nothing of them.
 */

const edge = "\u2060";
const zero = "\u200C";
const one = "\u200D";
const bitsOfSign = 7;

const named = new RegExp(`${edge}([${zero}${one}]+)${edge}`, "g");

/** A text that carries a name of ASCII letters. */
export function sealed(text: string, name: string): string {
  const bits = Array.from(name, (sign) => sign.charCodeAt(0).toString(2).padStart(bitsOfSign, "0")).join("");
  return `${text}${edge}${bits.replaceAll("0", zero).replaceAll("1", one)}${edge}`;
}

const nameOf = (signs: string): string =>
  Array.from({ length: signs.length / bitsOfSign }, (_, at) => {
    const own = Array.from(signs.slice(at * bitsOfSign, (at + 1) * bitsOfSign), (sign) => (sign === one ? "1" : "0"));
    return String.fromCharCode(Number.parseInt(own.join(""), 2));
  }).join("");

/** What somebody reads of a text, and the name it carries; null: none, or there is more than that text. */
export function unsealed(text: string): { words: string; name: string | null } {
  const names = [...text.matchAll(named)];
  const [only] = names;
  const isAll = names.length === 1 && only !== undefined && only.index + only[0].length === text.length;
  return { words: text.replaceAll(named, ""), name: isAll ? nameOf(only[1] ?? "") : null };
}

/** True for words that may carry a name. */
export const hasSeal = (text: string): boolean => text.includes(edge);
