import type { BookingInfo, PriceLine, SeatGroup } from "~/domain/booking/schema";

const line = (
  values: Partial<PriceLine> & Pick<PriceLine, "id" | "price" | "sale_type_id" | "seat_group" | "name">,
): PriceLine => ({ text: "", has_discounts: false, remaining: null, ...values });

export const full = line({
  id: 1,
  price: "11.50",
  sale_type_id: 1,
  seat_group: 10,
  name: "Vollpreis",
  has_discounts: true,
});
export const reduced = line({ id: 2, price: "9.50", sale_type_id: 2, seat_group: 10, name: "Ermäßigt" });
const wheelchair = line({
  id: 3,
  price: "11.50",
  sale_type_id: 1,
  seat_group: 11,
  name: "Vollpreis",
  has_discounts: true,
});
export const companion = line({ id: 4, price: "0.00", sale_type_id: 5, seat_group: 11, name: "Begleitperson" });

const group = (values: Partial<SeatGroup> & Pick<SeatGroup, "seat_group" | "text" | "kind" | "prices">): SeatGroup => ({
  id: values.seat_group,
  status: "available",
  timeslots: [],
  ...values,
});

export const seated = group({ seat_group: 10, text: "Parkett", kind: "seated", prices: [full, reduced] });
export const wheelchairs = group({
  seat_group: 11,
  text: "Rollstuhlplätze",
  kind: "wheelchair",
  prices: [wheelchair, companion],
});
export const timed = group({
  seat_group: 10,
  text: "Rundgang",
  kind: "general",
  prices: [full, reduced],
  timeslots: [
    { id: 1, time_start: "14:00:00", status: "available", block_id: 1 },
    { id: 2, time_start: "14:30:00", status: "limited", block_id: 2 },
  ],
});

export const bookingInfo = (
  groups: SeatGroup[],
  availability: BookingInfo["availability"] = "available",
): BookingInfo => ({
  event: 7,
  title: "Metropolis",
  text: "",
  date_start: "2026-11-21T20:30:00+01:00",
  room: "Saal 1",
  version: "OmeU",
  prices: groups.flatMap(({ prices }) => prices),
  seat_groups: groups,
  ticket_url: "",
  id_jet: "",
  sales: "open",
  availability,
  sales_start: null,
  max_per_cart: 10,
});
