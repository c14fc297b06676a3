import { useRef, useState } from "react";
import type { BookingInfo, PriceLine } from "~/domain/booking/schema";
import { exchangeSeat } from "~/domain/desk/exchange-seat";
import type { DeskSale, HandedOut } from "~/domain/desk/schema";
import type { DayShow } from "~/domain/door/schema";
import type { DeskMethod } from "~/domain/orders/contact";
import type { DeskCalls } from "./calls";
import type { Refused } from "./use-collecting";

/** A sale under way: which show, what is sold there, and what the screening holds for it. */
interface Selling {
  show: DayShow;
  /** Made here: whatever is sent twice with it is about one sale. */
  id: string;
  prices: PriceLine[] | null;
  held: DeskSale | null;
}

/** What the screening holds for a sale, and which of its seats were chosen by hand, the first one first. */
interface Held {
  sale: DeskSale | null;
  byHand: number[];
}
const nothing: Held = { sale: null, byHand: [] };

/** What the desk can sell of a show, or null: shows with time slots are sold online. */
function soldHere({ sales, seat_groups: groups }: BookingInfo): PriceLine[] | null {
  const isOpen = sales === "open" && groups.every(({ timeslots }) => timeslots.length === 0);
  return isOpen ? groups.flatMap(({ prices }) => prices) : null;
}

const kindOf = ({ id, seat_group }: Pick<PriceLine, "id" | "seat_group">): string => `${id}/${seat_group}`;

/** How many of a kind are held for a sale. */
export const heldOf = (held: DeskSale | null, price: PriceLine): number =>
  held?.lines.find(({ price_id, seat_group }) => price_id === price.id && seat_group === price.seat_group)?.amount ?? 0;

/**
 * The sale at this desk. Presses come faster than answers: each says the amount it means, and they are sent one after the other.
 * `ask`: looks again at what is free.
 */
export function useSale(calls: DeskCalls, ask: () => Promise<void>) {
  const [selling, setSelling] = useState<Selling | null>(null);
  const [handed, setHanded] = useState<HandedOut | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wanted = useRef(new Map<string, number>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef<Held>(nothing);
  const update = (id: string, change: Partial<Selling>) =>
    setSelling((before) => (before?.id === id ? { ...before, ...change } : before));

  /** Begins a sale of a show, or ends what there is; seats that were held are free then. False while money is on its way. */
  const begin = (show: DayShow | null): boolean => {
    if (isBusy) return false;
    const before = selling;
    if (before && !handed && wanted.current.size > 0)
      queue.current = queue.current.then(async () => {
        await calls.leave(before.show.id, before.id);
        await ask();
      });
    wanted.current = new Map();
    last.current = nothing;
    const id = crypto.randomUUID();
    setSelling(show && { show, id, prices: null, held: null });
    setHanded(null);
    setRefused(null);
    if (show)
      void calls.booking(show.id).then((answer) => {
        if (!answer.ok) return setRefused(answer.why);
        const prices = soldHere(answer.value);
        if (!prices) setRefused("sales_closed");
        return update(id, { prices: prices ?? [] });
      });
    return true;
  };

  const count = (price: PriceLine, by: 1 | -1): void => {
    if (!selling || isBusy || handed) return;
    const { show, id } = selling;
    const key = kindOf(price);
    const meant = wanted.current;
    const amount = Math.max(0, (meant.get(key) ?? 0) + by);
    meant.set(key, amount);
    const { id: price_id, seat_group, sale_type_id } = price;
    queue.current = queue.current.then(async () => {
      const answer = await calls.change(show.id, id, { price_id, seat_group, sale_type_id, amount });
      setRefused(answer.ok ? null : answer.why);
      if (answer.ok) {
        if (meant === wanted.current) last.current = { ...last.current, sale: answer.value };
        return update(id, { held: answer.value });
      }
      // It was refused: the next press means one more than there is.
      meant.set(key, heldOf(last.current.sale, price));
      return undefined;
    });
  };

  /** Gives one of the sale's seats for another one; `alike` are the seats that it can be given for. */
  const move = (seat: number, alike: ReadonlySet<number>): void => {
    if (!selling || isBusy || handed) return;
    const { show, id } = selling;
    const meant = wanted.current;
    queue.current = queue.current.then(async () => {
      if (meant !== wanted.current) return;
      const { sale, byHand } = last.current;
      const changed = exchangeSeat(sale?.seats.map(({ unit }) => unit) ?? [], { seat, alike, byHand });
      if (!changed) return;
      const answer = await calls.move(show.id, id, changed.units);
      setRefused(answer.ok ? null : answer.why === "seat_taken" ? "seat_gone" : answer.why);
      if (!answer.ok || meant !== wanted.current) return;
      last.current = { sale: answer.value, byHand: changed.byHand };
      update(id, { held: answer.value });
    });
  };

  const pay = async (paid: DeskMethod): Promise<void> => {
    if (!selling || isBusy || handed) return;
    setBusy(true);
    await queue.current;
    const answer = await calls.pay(selling.show.id, selling.id, paid);
    setBusy(false);
    setRefused(answer.ok ? null : answer.why);
    if (answer.ok) setHanded(answer.value);
    await ask();
  };
  return { selling, handed, refused, isBusy, begin, count, move, pay };
}
