import { useRef, useState } from "react";
import type { PriceLine } from "~/domain/booking/schema";
import { exchangeSeat } from "~/domain/desk/exchange-seat";
import type { DeskSale, HandedOut } from "~/domain/desk/schema";
import type { DayShow } from "~/domain/door/schema";
import type { DeskMethod } from "~/domain/orders/contact";
import type { Called, DeskCalls } from "./calls";
import { soldHere, type Slot, type Sold } from "./sold-here";
import type { Refused } from "./use-collecting";

/** A sale under way: which show, what is sold there, and what the screening holds for it. */
interface Selling {
  show: DayShow;
  /** Made here: whatever is sent twice with it is about one sale. */
  id: string;
  /** Null until the house has answered. */
  sold: Sold | null;
  slot: Slot | null;
  held: DeskSale | null;
}

/** What the screening holds for a sale, and which of its seats were chosen by hand, the first one first. */
interface Held {
  sale: DeskSale | null;
  byHand: number[];
}
const nothing: Held = { sale: null, byHand: [] };

const kindOf = ({ id, seat_group }: Pick<PriceLine, "id" | "seat_group">): string => `${id}/${seat_group}`;

/** How many of a kind are held for a sale. */
export const heldOf = (held: DeskSale | null, price: PriceLine): number =>
  held?.lines.find(({ price_id, seat_group }) => price_id === price.id && seat_group === price.seat_group)?.amount ?? 0;

/** An amount that is meant: of a kind, by the line of the price list. */
interface Meant {
  price: PriceLine;
  amount: number;
}

/** What is known of the sale at this desk, and how it is told what was pressed: one after the other. */
function useSaleState(calls: DeskCalls, ask: () => Promise<void>) {
  const [selling, setSelling] = useState<Selling | null>(null);
  const [handed, setHanded] = useState<HandedOut | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wanted = useRef(new Map<string, Meant>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef<Held>(nothing);
  const update = (id: string, change: Partial<Selling>) =>
    setSelling((before) => (before?.id === id ? { ...before, ...change } : before));
  /** The sale, while it can be changed. */
  const open = isBusy || handed ? null : selling;

  /** Another sale in the place of this one, whose seats are free then. */
  const put = (next: Selling | null): void => {
    const before = selling;
    if (before && !handed && wanted.current.size > 0)
      queue.current = queue.current.then(async () => {
        await calls.leave(before.show.id, before.id);
        await ask();
      });
    wanted.current = new Map();
    last.current = nothing;
    setSelling(next);
    setHanded(null);
    setRefused(null);
  };

  return { selling, open, handed, setHanded, refused, setRefused, isBusy, setBusy, wanted, queue, last, update, put };
}

type State = ReturnType<typeof useSaleState>;

/** Says how many of a kind the sale is to have. */
function tellAmount(
  { wanted, queue, last, setRefused, update }: State,
  calls: DeskCalls,
  { show, id, slot }: Selling,
  { price, amount }: Meant,
): void {
  const key = kindOf(price);
  const meant = wanted.current;
  meant.set(key, { price, amount });
  const { id: price_id, seat_group, sale_type_id } = price;
  queue.current = queue.current.then(async () => {
    const line = { price_id, seat_group, sale_type_id, amount, ...(slot && { timeslot: slot.id }) };
    const answer = await calls.change(show.id, id, line);
    if (meant !== wanted.current) return;
    setRefused(answer.ok ? null : answer.why);
    if (!answer.ok) {
      // It was refused: the next press means one more than there is.
      meant.set(key, { price, amount: heldOf(last.current.sale, price) });
      return;
    }
    last.current = { ...last.current, sale: answer.value };
    update(id, { held: answer.value });
  });
}

/** Says something about all of the sale, after what was pressed before; what comes back is what the sale is then. */
function tellAll(
  { open, wanted, queue, last, setRefused, update }: State,
  ask: (sale: Selling) => Promise<Called<DeskSale>> | null,
  done: (sale: DeskSale) => void = () => {},
): void {
  if (!open) return;
  const meant = wanted.current;
  queue.current = queue.current.then(async () => {
    const answer = meant === wanted.current ? await ask(open) : null;
    if (!answer || meant !== wanted.current) return;
    setRefused(answer.ok ? null : answer.why === "seat_taken" ? "seat_gone" : answer.why);
    if (!answer.ok) return;
    last.current = { ...last.current, sale: answer.value };
    done(answer.value);
    update(open.id, { held: answer.value });
  });
}

/**
 * The sale at this desk. Presses come faster than answers: each says the amount it means, and they are sent one after the other.
 * `ask`: looks again at what is free.
 */
export function useSale(calls: DeskCalls, ask: () => Promise<void>) {
  const state = useSaleState(calls, ask);
  const { selling, open, handed, setHanded, refused, setRefused, isBusy, setBusy, wanted, queue, last, update, put } =
    state;

  /** Begins a sale of a show, or ends what there is; seats that were held are free then. False while money is on its way. */
  const begin = (show: DayShow | null): boolean => {
    if (isBusy) return false;
    const id = crypto.randomUUID();
    put(show && { show, id, sold: null, slot: null, held: null });
    if (show)
      void calls.booking(show.id).then((answer) => {
        if (!answer.ok) return setRefused(answer.why);
        const sold = soldHere(answer.value);
        if (!sold) setRefused("sales_closed");
        return update(id, {
          sold: sold ?? { prices: [], slots: [] },
          slot: sold?.slots.find(({ isOpen }) => isOpen) ?? null,
        });
      });
    return true;
  };

  const set = (price: PriceLine, amount: number): void => {
    if (open) tellAmount(state, calls, open, { price, amount });
  };
  const count = (price: PriceLine, by: 1 | -1): void =>
    set(price, Math.max(0, (wanted.current.get(kindOf(price))?.amount ?? 0) + by));

  /** The same tickets at another time: a sale of its own, for a sale is of one slot. */
  const choose = (slot: Slot): void => {
    if (!open || slot.id === open.slot?.id) return;
    const same = [...wanted.current.values()].filter(({ amount }) => amount > 0);
    const next = { ...open, id: crypto.randomUUID(), slot, held: null };
    put(next);
    for (const meant of same) tellAmount(state, calls, next, meant);
  };

  /** Gives one of the sale's seats for another one; `alike` are the seats that it can be given for. */
  const move = (seat: number, alike: ReadonlySet<number>): void => {
    let byHand: number[] = [];
    tellAll(
      state,
      ({ show, id }) => {
        const { sale, byHand: before } = last.current;
        const changed = exchangeSeat(sale?.seats.map(({ unit }) => unit) ?? [], { seat, alike, byHand: before });
        byHand = changed?.byHand ?? before;
        return changed && calls.move(show.id, id, changed.units);
      },
      () => (last.current = { ...last.current, byHand }),
    );
  };

  /** Puts a code into the sale; an empty one takes it out. */
  const putCode = (code: string): void => tellAll(state, ({ show, id }) => calls.code(show.id, id, code));

  const pay = async (paid: DeskMethod): Promise<void> => {
    if (!open) return;
    setBusy(true);
    await queue.current;
    const answer = await calls.pay(open.show.id, open.id, paid);
    setBusy(false);
    setRefused(answer.ok ? null : answer.why);
    if (answer.ok) setHanded(answer.value);
    // A code that is of no use any more is out of the sale: what it costs now has to be seen before it is paid.
    const isCode = !answer.ok && answer.why.startsWith("code_");
    const without = isCode ? await calls.code(open.show.id, open.id, "") : null;
    if (without?.ok) update(open.id, { held: without.value });
    await ask();
  };
  return { selling, handed, refused, isBusy, begin, choose, count, set, move, code: putCode, pay };
}
