import type { HallGroup, HallSeat } from "~/domain/hall/schema";
import type { HouseShow, HouseTicket } from "~/domain/house-orders/schema";

/** A good ticket with a numbered seat, the seat group it is in, and the seats it can be for: free ones of its kind, and those of its order. */
export interface Sitting {
  ticket: HouseTicket;
  group: string;
  choices: HallSeat[];
}

/** What names a seat group in one time slot's block. */
export const groupKey = ({ id, block }: Pick<HallGroup, "id" | "block">): string => `${id}/${block}`;

/** True for a ticket whose seat can be exchanged. */
export const hasSeat = ({ state, seat }: HouseTicket): boolean => state === "good" && seat !== null;

/** The tickets of a show that have seats in its hall. */
export function sittingsOf({ tickets }: Pick<HouseShow, "tickets">, groups: readonly HallGroup[]): Sitting[] {
  const own = new Set(tickets.filter(hasSeat).map(({ unit }) => unit));
  return tickets.filter(hasSeat).flatMap((ticket) => {
    const group = groups.find(({ seats }) => seats.some(({ id }) => id === ticket.unit));
    if (!group) return [];
    const choices = group.seats.filter(
      ({ id, kind, state }) => kind === ticket.kind && (state === "free" || own.has(id)),
    );
    return [{ ticket, group: groupKey(group), choices }];
  });
}

/** The seats of tickets, by their codes. */
export type Seats = Readonly<Record<string, number>>;

/** Who sits where when a ticket takes a seat: whoever had it gets the one that is left. */
export function taking(seats: Seats, code: string, unit: number): Seats {
  const other = Object.keys(seats).find((one) => one !== code && seats[one] === unit);
  return { ...seats, ...(other !== undefined && { [other]: seats[code] ?? unit }), [code]: unit };
}
