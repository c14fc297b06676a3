import { expect, test } from "../support/e2e";

test.describe("the frame of an HTML module", () => {
  const frameOf = 'iframe[src^="/de/html/"]';

  test("has its own styles, is as tall as its content and opens links beside the page", async ({ page, context }) => {
    await context.route("https://anachb.vor.at/**", (route) => route.fulfill({ body: "lines" }));
    await page.goto("/de/barrierefreiheit");
    const element = page.locator(frameOf);
    await element.scrollIntoViewIfNeeded();
    const content = element.contentFrame();
    await expect(content.getByText("U6")).toHaveCSS("background-color", "rgb(143, 77, 36)");
    const tall = () => content.locator("html").evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
    await expect.poll(async () => (await element.boundingBox())?.height).toBe(await tall());
    await content.locator("p").evaluate((line) => (line.style.paddingBlock = "20rem"));
    await expect.poll(async () => (await element.boundingBox())?.height).toBeGreaterThan(640);

    const opened = context.waitForEvent("page");
    await content.getByRole("link").click();
    const beside = await opened;
    expect(beside.url()).toBe("https://anachb.vor.at/");
    expect(await beside.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(/\/de\/barrierefreiheit$/);
  });

  test("runs no script that was pasted, and reaches nothing of the house", async ({ context }) => {
    // A page of its own: the guard of the other takes no broken policy, and here one is meant to be broken.
    const page = await context.newPage();
    const refused = context.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await context.route("**/de/html/**", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", "<script>document.title='taken'</script></body>");
      await route.fulfill({ response, body });
    });
    const [frame] = await Promise.all([
      page.waitForEvent("frameattached"),
      page.goto("/de/barrierefreiheit").then(() => page.locator(frameOf).scrollIntoViewIfNeeded()),
    ]);
    await refused;
    expect(await frame.evaluate(() => [document.title, self.origin])).toEqual(["HTML", "null"]);
    const reached = await frame.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(reached).toBe("SecurityError");
  });
});
