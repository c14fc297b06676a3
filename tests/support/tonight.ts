import type { BrowserContext } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";

/** A show of tonight that is sold by seat, the one with the most free seats. */
export async function emptiest({ request }: BrowserContext): Promise<BookingInfo> {
  const read = async <T>(address: string) => (await (await request.get(address)).json()) as T;
  const { shows } = await read<BoxOfficeDay>("/de/api/box-office/day/");
  const known = await Promise.all(
    shows
      .filter(({ sales }) => sales !== null)
      .toSorted((a, b) => (b.sales?.free ?? 0) - (a.sales?.free ?? 0))
      .map(({ id }) => read<BookingInfo>(`/de/api/events/${id}/booking/`)),
  );
  const show = known.find(({ sales, seat_groups: [first] }) => sales === "open" && first?.kind === "seated");
  if (!show) throw new Error("too little is shown tonight");
  return show;
}
