import type { DeskOrder } from "./schema";

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const figures = (text: string): string => text.replaceAll(/\D/g, "");

/**
 * The orders that somebody at the desk means: by a piece of the name, accents or none, or of the number, dash or none. Without a
 * word those that still have to be done.
 */
export function findOrders(orders: readonly DeskOrder[], text: string): DeskOrder[] {
  const wanted = folded(text.trim());
  if (wanted === "") return orders.filter(({ state }) => state !== "handed_out");
  const number = /^[\d\s-]+$/.test(wanted) ? figures(wanted) : "";
  return orders.filter((order) =>
    number === "" ? folded(order.name).includes(wanted) : figures(order.number).includes(number),
  );
}
