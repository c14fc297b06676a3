import type { Page } from "@playwright/test";

/** Words of a page that are parted over lines where no hyphen, soft or not, dash or slash allows it: a column is too narrow for them. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: holder, textContent } = node;
      if (!holder?.checkVisibility() || getComputedStyle(holder).hyphens === "auto") continue;
      // What is only read out is a pixel wide.
      if (holder.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of (textContent ?? "").matchAll(/[\p{L}\p{N}:.,\u00AD]{2,}/gu)) {
        if (word.includes("\u00AD")) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
