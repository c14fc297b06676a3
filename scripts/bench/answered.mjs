/** The browser tells of events from so many milliseconds on. */
const toldFrom = 16;

/**
 * Milliseconds from a key until the frame that shows the page's modules as others, as the browser tells it, and until the numbers
 * at their edge have followed.
 */
export async function answered(page, key) {
  await page.evaluate((threshold) => {
    const idsOf = (name) => [...document.querySelectorAll(`[data-${name}]`)].map((one) => one.dataset[name]);
    const before = idsOf("module").join();
    const isFollowed = () => {
      const modules = new Set(idsOf("module"));
      const spots = idsOf("spot").filter((id) => modules.has(id));
      return spots.length === modules.size && spots.join() === [...modules].join();
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const pressed = new Promise((resolve) => {
      const heard = ({ key: name, timeStamp }) => {
        if (name === "Control" || name === "Alt") return;
        removeEventListener("keydown", heard, true);
        resolve(timeStamp);
      };
      addEventListener("keydown", heard, true);
    });
    const told = new Promise((resolve) => {
      const observer = new PerformanceObserver(async (list) => {
        const begun = await pressed;
        const entry = list.getEntries().find(({ name, startTime }) => name === "keydown" && startTime === begun);
        if (!entry) return;
        observer.disconnect();
        resolve(entry.duration);
      });
      observer.observe({ type: "event", durationThreshold: threshold });
    });
    window.answered = (async () => {
      const begun = await pressed;
      await frame();
      if (idsOf("module").join() === before) throw new Error("the first frame does not show what was done");
      while (!isFollowed()) await frame();
      const followed = performance.now() - begun;
      // What is quicker is not told.
      const quick = new Promise((resolve) => setTimeout(() => resolve(threshold / 2), 2_000));
      return { shown: await Promise.race([told, quick]), followed };
    })();
  }, toldFrom);
  await page.keyboard.press(key);
  return page.evaluate(() => window.answered);
}
