import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { boughtTickets, type BoughtTicket } from "./bought-tickets";
import { door, online } from "./door";
import { farShow } from "./far-show";
import { hold } from "./held-ticket";
import { test as base } from "./staff";

interface CameraOfBrowser {
  /** Whether pages that ask for the camera get it. */
  allowed: boolean;
  /** The file that the browser of a worker takes for its camera. */
  film: string;
}

interface AtDoor {
  /**
   * Puts somebody of the house at the door of a show that begins, two tickets of which are bought. Every test has a day of
   * its own: whoever is at a door has the halls of all its day's shows look at the clock, and what is being bought there is over.
   */
  atDoor: (day: string) => Promise<{ one: BoughtTicket; two: BoughtTicket }>;
}

/** A browser with a camera before which tickets are held. */
export const test = base.extend<AtDoor, CameraOfBrowser>({
  allowed: [true, { scope: "worker", option: true }],
  film: [
    async ({ browserName: _any }, use, { project, workerIndex }) => {
      mkdirSync(project.outputDir, { recursive: true });
      const film = join(project.outputDir, `camera-${workerIndex}.y4m`);
      hold(film, null);
      await use(film);
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, allowed, film }, use) => {
      const flags = [
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
        `--use-fake-ui-for-media-stream${allowed ? "" : "=deny"}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: "worker" },
  ],
  atDoor: async ({ page, context, as, at }, use) => {
    await use(async (day) => {
      await as("ada", context);
      const { show, booking } = await farShow(context, day, base.info().repeatEachIndex);
      const [one, two] = await boughtTickets(context, show.id, booking, 2);
      if (!one || !two) throw new Error("a ticket is missing");
      await at(show.date_start);
      await page.goto(door(show.id));
      await online(page);
      return { one, two };
    });
  },
});

/** What switches the camera on. */
export const camera = (page: Page) => page.getByRole("button", { name: "Kamera", exact: true });
