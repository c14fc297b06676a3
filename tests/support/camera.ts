import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { EventListItem } from "~/domain/programme/schema";
import { boughtTickets } from "./bought-tickets";
import { hold } from "./held-ticket";
import { test as base } from "./staff";

interface CameraOfBrowser {
  /** Whether pages that ask for the camera get it. */
  allowed: boolean;
  /** The file that the browser of a worker takes for its camera. */
  film: string;
}

/** A browser with a camera before which tickets are held. */
export const test = base.extend<object, CameraOfBrowser>({
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
});

/** Two tickets of a show. */
export async function withTickets(
  context: BrowserContext,
  { event: show, booking }: { event: EventListItem; booking: BookingInfo },
) {
  const [one, two] = await boughtTickets(context, show.id, booking, 2);
  if (!one || !two) throw new Error("a ticket is missing");
  return { show, one, two };
}

/** What switches the camera on. */
export const camera = (page: Page) => page.getByRole("button", { name: "Kamera", exact: true });
