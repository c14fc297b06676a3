import type { Page } from "@playwright/test";
import type { Operation } from "~/domain/editing/operations";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, select, test } from "../support/staff";

/** The least distance of two numbers in the track. */
const apart = 26;

/** Of modules and sections whose number does not stand where they begin: the number, its place, where it should be. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    const top = (element: Element): number => element.getBoundingClientRect().top;
    const begins = (module: Element): number =>
      Math.min(...[...module.children].filter((child) => child.getBoundingClientRect().height > 0).map(top));
    const wrong: string[] = [];
    for (const track of new Set(
      [...document.querySelectorAll("[data-spot]")].flatMap(({ parentElement }) => parentElement ?? []),
    )) {
      // Those that stand beside each other have their numbers below each other.
      let free = -Infinity;
      for (const spot of track.querySelectorAll<HTMLElement>('[data-spot]:not([tabindex="-1"])')) {
        const module = document.querySelector(`[data-module="${spot.dataset.spot}"]`);
        const wanted = module && Math.max(begins(module), free === -Infinity ? top(track) + 4 + apart : free);
        if (wanted === null || Math.abs(top(spot) - wanted) > 2)
          wrong.push(`${spot.textContent}: ${Math.round(top(spot))}, not ${Math.round(wanted ?? -1)}`);
        free = top(spot) + apart;
      }
    }
    return wrong;
  }, apart);

const long = "Ein Kino ist ein Zimmer, in dem es dunkel wird. ".repeat(12);

/** A second section of two columns, and a third. */
const sections: Operation[] = [
  {
    op: "add_section",
    after: "main",
    section: {
      id: "beside",
      slug: "",
      layout: "50-50",
      extra_class: "",
      columns: [
        { index: 0, classes: "", children: [titled("b1", "Links"), written("b2", long)] },
        { index: 1, classes: "", children: [written("b3", "Rechts"), written("b4", long + long)] },
      ],
    },
  },
  {
    op: "add_section",
    after: "beside",
    section: {
      id: "below",
      slug: "",
      layout: "100",
      extra_class: "",
      columns: [{ index: 0, classes: "", children: [titled("u1", "Unten"), written("u2", long)] }],
    },
  },
];

test.beforeEach(async ({ as, context }) => as("ada", context));

test("numbers stand beside what they number, whatever comes, goes, moves or grows", async ({
  page,
  context,
  baseURL,
}) => {
  const { path, publish } = await ownPage(context, baseURL ?? "", titled("m1", "Oben"), written("m2", long));
  await publish(...sections);
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit(page, path);
  const order = () =>
    page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));
  const before = await order();
  expect(before).toHaveLength(8);
  const standing = () => expect.poll(() => astray(page)).toEqual([]);
  /** A key, what it has done, and everything in its place again. */
  const press = async (key: string): Promise<void> => {
    const was = await order();
    await page.keyboard.press(key);
    await expect.poll(order).not.toEqual(was);
    await standing();
  };
  await standing();
  await select(page, "2.3");
  await press("Control+d");
  await press("Alt+ArrowUp");
  await press("Delete");
  await press("Control+z");
  await select(page, "1");
  await press("Alt+ArrowDown");
  await press("Control+z");

  // What grows without anybody having done something: a picture that comes, or letters of another size.
  await page.locator('[data-module="m2"] p').evaluate((words) => (words.style.fontSize = "3rem"));
  await standing();
  // The other column keeps the section as high as it was.
  await page.locator('[data-module="b1"] h2').evaluate((words) => (words.style.paddingBlockEnd = "5rem"));
  await standing();
  await page.setViewportSize({ width: 1024, height: 900 });
  await standing();
});

/** Where sections begin, and how long the page is: as it stands, and as it would with all of it laid out. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const places = () => [
      ...[...document.querySelectorAll("[data-section]")].map((one) => one.getBoundingClientRect().top + scrollY),
      document.documentElement.scrollHeight,
    ];
    const now = places();
    const all = new CSSStyleSheet();
    all.replaceSync("[data-section] { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [all];
    const laidOut = places();
    document.adoptedStyleSheets = [];
    return { now: now.map(Math.round), laidOut: laidOut.map(Math.round) };
  });

test("sections far from the window are spared, and everything stands where it stood", async ({
  page,
  context,
  baseURL,
}) => {
  const { path, publish } = await ownPage(context, baseURL ?? "", titled("m1", "Oben"), written("m2", long));
  const more = Array.from({ length: 9 }, (_, at): Operation => ({
    op: "add_section",
    after: at === 0 ? "main" : `more${at - 1}`,
    section: {
      id: `more${at}`,
      slug: "",
      layout: "100",
      extra_class: "",
      columns: [{ index: 0, classes: "", children: [written(`w${at}`, long.repeat(at + 1))] }],
    },
  }));
  await publish(...more);
  await page.setViewportSize({ width: 1440, height: 500 });
  await edit(page, path);
  const sections = page.locator("[data-section]");
  const spared = () =>
    sections.evaluateAll((all) =>
      all.flatMap((one, at) => (getComputedStyle(one).contentVisibility === "auto" ? [at] : [])),
    );
  const last = 9;
  await expect.poll(spared).toContain(last);
  expect(await spared()).not.toContain(0);
  const wide = await standing(page);
  expect(wide.now).toEqual(wide.laidOut);

  // Lines break elsewhere: what nobody sees is as high as it would be.
  await page.setViewportSize({ width: 900, height: 500 });
  await expect.poll(() => standing(page)).not.toEqual(wide);
  await expect.poll(spared).toContain(last);
  const narrow = await standing(page);
  expect(narrow.now).toEqual(narrow.laidOut);

  await sections.nth(last).evaluate((section) => section.scrollIntoView());
  await expect.poll(spared).not.toContain(last);
  await expect.poll(spared).toContain(0);
  await expect(sections.nth(last)).toBeInViewport();
  expect(await astray(page)).toEqual([]);
});

test("until the page is measured its marks stay with what they were of, and then they are where it is", async ({
  page,
  context,
  baseURL,
}) => {
  const { path } = await ownPage(
    context,
    baseURL ?? "",
    titled("m1", "Eins"),
    written("m2", long),
    titled("m3", "Drei"),
    titled("m4", "Vier"),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit(page, path);
  await select(page, "1.2");
  const frame = page.locator('[data-kind="module"]');
  await expect(frame).toBeVisible();
  const marks = () =>
    page.evaluate(() => ({
      modules: [...document.querySelectorAll<HTMLElement>("[data-module]")].map((one) => one.dataset.module),
      spot: document.querySelector<HTMLElement>('[data-spot][aria-current="true"]')?.dataset.spot,
      frame: document.querySelector("[data-kind]")?.getAttribute("style"),
      grip: document.querySelector('[data-kind] [role="toolbar"] b')?.textContent,
    }));
  const before = await marks();
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const frames = window.requestAnimationFrame.bind(window);
    Object.assign(window, {
      requestAnimationFrame: (run: FrameRequestCallback) => held.push(run),
      goOn: () => {
        window.requestAnimationFrame = frames;
        for (const run of held) frames(run);
      },
    });
  });
  await page.keyboard.press("Delete");
  expect(await marks()).toEqual({ ...before, modules: ["m1", "m3", "m4"] });
  await page.evaluate("goOn()");
  await expect(page.locator('[data-spot="m3"]')).toHaveAttribute("aria-current", "true");
  await expect(frame.getByRole("toolbar").locator("b")).toHaveText("1.2");
  await expect
    .poll(async () => {
      const around = await frame.boundingBox();
      const words = await page.getByRole("heading", { name: "Drei" }).boundingBox();
      return around && words && Math.abs(around.y + around.height / 2 - words.y - words.height / 2);
    })
    .toBeLessThan(12);
});
