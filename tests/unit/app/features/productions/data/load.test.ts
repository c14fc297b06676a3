import { describe, expect, it } from "vitest";
import type { Api } from "~/api/client";
import { loadEvent } from "~/features/productions/data/load";

const url = "/de/programm/metropolis/7";
const group = (seat_group: number, status: string) => ({ seat_group, status, prices: [], timeslots: [] });
const load = (booking: () => Promise<unknown>) =>
  loadEvent({
    api: { event: () => Promise.resolve({ url }), booking, settings: () => Promise.resolve({}) } as unknown as Api,
    url: new URL(url, "https://kino.example"),
    params: { slug: "metropolis", id: "7" },
    now: 0,
    origin: "https://kino.example",
  });

describe("the page of an event", () => {
  it("tells apart which seat groups have tickets, and shows of none how many", async () => {
    const seat_groups = [group(1, "sold-out"), group(2, "limited"), group(3, "closed"), group(4, "available")];
    const { booking, inStock } = await load(() => Promise.resolve({ sales: "open", prices: [], seat_groups }));
    expect(inStock).toEqual([2, 4]);
    expect(booking?.seat_groups.map(({ status }) => status)).toEqual([null, null, null, null]);
  });

  it("stays where the box office does not answer, and promises nothing", async () => {
    expect(await load(() => Promise.reject(new Error("no answer")))).toMatchObject({ booking: null, inStock: [] });
  });
});
