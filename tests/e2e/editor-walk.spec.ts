import type { Page } from "@playwright/test";
import { Hand } from "../support/hand";
import { account, expect, saved, test } from "../support/staff";

const phone = { width: 360, height: 740 };

test.use({ viewport: { width: 1440, height: 900 } });

const publishButton = (page: Page) => page.getByRole("button", { name: /^Veröffentlichen \d/ });

/** A picture that the house has not seen yet. */
async function newPicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 400);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("Nothing to draw with");
    pen.fillStyle = `hsl(${Date.now() % 360} 60% 40%)`;
    pen.fillRect(0, 0, 640, 400);
    pen.fillStyle = "white";
    pen.fillText(String(Date.now()), 20, 20);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer())];
  });
  return Buffer.from(drawn);
}

async function publish(page: Page, hand: Hand): Promise<void> {
  await saved(page);
  await hand.press(publishButton(page));
  await hand.press(page.getByRole("button", { name: "Jetzt veröffentlichen" }));
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
}

test("a newcomer changes tonight's hero, adds a picture and two columns, publishes and takes it back, in 90 seconds", async ({
  page,
  context,
}, info) => {
  const hand = new Hand(page);
  const see = (name: string, of = page) => of.screenshot({ path: info.outputPath(`${name}.png`) });
  await page.goto("/de/user/login?step=password&next=/de");
  const { email, password } = account("ada");
  await hand.press(page.getByRole("link", { name: /Mit Passwort anmelden/ }));
  // The step before asks for an address, too.
  await hand.fill(page.getByLabel("Passwort", { exact: true }), password);
  await hand.fill(page.getByLabel("E-Mail-Adresse"), email);
  await hand.press(page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }));
  await expect(page.getByRole("toolbar", { name: "Werkzeug der Seite" })).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
  await hand.press(page.getByRole("button", { name: "Bearbeiten", exact: true }));
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await see("1-edit");
  const sections = await page.locator('[data-spot][tabindex="-1"]').count();

  await hand.press(page.locator("[data-spot]").filter({ hasText: /^1\.1$/ }));
  await hand.press(page.getByRole("toolbar", { name: "Befehle für 1.1" }).getByRole("button", { name: "Bearbeiten" }));
  const fields = page.getByRole("dialog");
  const words = `Heute ${Date.now() % 1_000_000}`;
  await hand.fill(fields.getByRole("textbox", { name: /Überschrift/ }).first(), words);
  await see("2-hero");
  await hand.press(fields.getByRole("button", { name: "Fertig" }));
  await expect(fields).toBeHidden();
  await expect(page.getByRole("main").getByText(words)).toBeVisible();

  await hand.press(page.getByRole("button", { name: "Abschnitt", exact: true }));
  await hand.press(page.getByRole("button", { name: "Leerer Abschnitt, Spalten: 6 + 6" }));
  await expect(page.locator('[data-spot][tabindex="-1"]')).toHaveCount(sections + 1);
  await see("3-columns");

  await hand.press(page.getByRole("button", { name: /^Leer\. Modul einfügen/ }).first());
  await page.getByRole("searchbox", { name: "Modul suchen" }).waitFor();
  await hand.type("Bild");
  await hand.key("Enter");
  await hand.press(fields.getByRole("button", { name: "Bild wählen" }));
  const buffer = await newPicture(page);
  await fields.getByLabel(/^Neues Bild/).setInputFiles({ name: "bild.png", mimeType: "image/png", buffer });
  hand.seconds += 5;
  await hand.fill(fields.getByLabel(/Alternativtext/).first(), "Der Saal");
  await hand.fill(fields.getByLabel(/Alternativtext/).nth(1), "The hall");
  await see("4-picture");
  await hand.press(fields.getByRole("button", { name: "Fertig" }));
  await expect(fields).toBeHidden();
  await expect(page.getByRole("main").getByRole("img", { name: "Der Saal", includeHidden: true })).toBeVisible();
  await saved(page);

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    hand.press(page.getByRole("button", { name: "Telefon" })),
  ]);
  await expect(preview).toHaveURL(/v=draft/);
  await expect(preview.getByRole("main").getByText(words)).toBeVisible();
  await see("5-phone", preview);
  await preview.close();

  const visitor = await (await context.browser()?.newContext({ viewport: phone }))?.newPage();
  if (!visitor) throw new Error("No browser");
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toHaveCount(0);
  await publish(page, hand);
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Der Saal" })).toBeAttached();
  await see("6-visitor", visitor);

  await hand.press(page.getByRole("button", { name: "Versionen", exact: true }));
  const versions = page.getByRole("complementary", { name: "Versionen" });
  await hand.press(
    versions
      .getByRole("button", { name: /Veröffentlicht/ })
      .filter({ hasNotText: "ist live" })
      .first(),
  );
  await hand.press(versions.getByRole("button", { name: "Als Arbeitsstand wiederherstellen" }));
  await expect(page.getByRole("main").getByText(words)).toHaveCount(0);
  await publish(page, hand);
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toHaveCount(0);
  await visitor.context().close();
  info.annotations.push({ type: "seconds", description: `${hand.did} actions, ${hand.seconds.toFixed(0)} s` });
  expect(hand.seconds).toBeLessThanOrEqual(90);
});
