import type { RichTextNode } from "../common/schema";
import { richTextWords } from "../pages/words";

/** Words a minute: those who read German for pleasure read about as many. */
const pace = 200;

/** How long it takes to read a text and `more` words after it, in minutes that have begun: one at least. */
export function readingMinutes(text: RichTextNode | null, more = 0): number {
  const count = richTextWords(text).split(/\s+/).filter(Boolean).length + more;
  return Math.max(1, Math.ceil(count / pace));
}
