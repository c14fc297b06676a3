import type { Locator, Page } from "@playwright/test";

/** What a press, a key and a letter take somebody who does not know the place yet, with what they think before it. */
const secondsOf = { press: 2.4, key: 1.6, letter: 0.28 };

/** Somebody's hand: counts what a person does (a press, a double click, a key, words typed in one go), and how long that takes. */
export class Hand {
  did = 0;
  seconds = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  #count(seconds: number): void {
    this.did += 1;
    this.seconds += seconds;
  }
  press(what: Locator): Promise<void> {
    this.#count(secondsOf.press);
    return what.click();
  }
  /** Where it is: what lies over the page hears it. */
  async double(what: Locator): Promise<void> {
    this.#count(secondsOf.press);
    const box = await what.boundingBox();
    if (!box) throw new Error("It is not in sight");
    // A tall one is met at its head.
    await this.#page.mouse.dblclick(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
  }
  key(name: string): Promise<void> {
    this.#count(secondsOf.key);
    return this.#page.keyboard.press(name);
  }
  type(words: string): Promise<void> {
    this.#count(words.length * secondsOf.letter);
    return this.#page.keyboard.type(words);
  }
  /** Words in the place of what stands in a field, which is pressed first. */
  fill(field: Locator, words: string): Promise<void> {
    this.#count(secondsOf.press + words.length * secondsOf.letter);
    return field.fill(words);
  }
}
