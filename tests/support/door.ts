import type { Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { expect } from "./e2e";

/** Where the scanner of a show is. */
export const door = (show: number, lang = "de") => `/${lang}/cms-hub/box-office/door?show=${show}`;

/** The shows of tonight that are sold by seat, those with the most free seats first: nobody else's test is crowded out. */
export async function emptiest(page: Page): Promise<{ id: number; booking: BookingInfo }[]> {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { shows } = await read<BoxOfficeDay>("/de/api/box-office/day/");
  const sold = shows.filter(({ sales }) => sales !== null).toSorted((a, b) => free(b) - free(a));
  const known = await Promise.all(
    sold.map(async ({ id }) => ({ id, booking: await read<BookingInfo>(`/de/api/events/${id}/booking/`) })),
  );
  return known.filter(
    ({
      booking: {
        sales,
        seat_groups: [first],
      },
    }) => sales === "open" && first?.kind === "seated",
  );
}
const free = ({ sales }: DayShow): number => sales?.free ?? 0;

/** Waits until the door has its list. */
export const online = (page: Page) => expect(page.getByRole("main")).toHaveAttribute("data-net", "online");

/** A hand scanner: types and presses Enter. */
export async function wedge(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** A verdict on the screen. */
export const verdict = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
/** A picture, if somebody wants to look. */
export const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};
