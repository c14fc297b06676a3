import type { Result } from "~/domain/common/errors";
import type { StaffRole } from "~/domain/staff/permissions";
import type { DoorAsking } from "../../workers/shop/door/asking";
import { viewHouseOrder } from "../../workers/shop/orders/house/view-house-order";
import { asked } from "./box-office-staff";
import { approved, bankSays, buyerReturns, cartWith, ordered, stateOf, type typed } from "./orders";
import { evening, type shopHouse } from "./shop";

type House = Awaited<ReturnType<typeof shopHouse>>;

/** Somebody of the house asks, or with null nobody. */
export const by = (role: StaffRole | null = "box-office", more: Partial<DoorAsking> = {}) => asked(more, role);

/** What was answered, or the test ends. */
export async function valueOf<T>(answer: Promise<Result<T>>): Promise<T> {
  const told = await answer;
  if (!told.ok) throw new Error(`${told.code}: ${told.detail}`);
  return told.value;
}

/** An order for a show of its own, with a bank that says yes. */
export async function boughtIn(house: House, amount = 2, body: Partial<typeof typed> = {}) {
  const { record } = await ordered(await cartWith([await house.salon()], amount), body);
  const { id, number } = record.order;
  if (record.payments[0]?.provider === "simulator") await bankSays(id, approved);
  await buyerReturns(id);
  const state = await stateOf(id, evening);
  return { id, number, codes: state.tickets.map((one) => one.id), payment: record.payments[0]?.id ?? "" };
}

/** An order as its page has it. */
export const view = (number: string, role: StaffRole = "box-office") => valueOf(viewHouseOrder(by(role), number));

export const wish = { reason: "wish" } as const;
