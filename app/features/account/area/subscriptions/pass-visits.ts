import type { AccountPass } from "~/domain/account/schema";
import { stands, startOf, visitsOf, type Visits } from "../visits";

export interface PassVisits extends Pick<AccountPass, "id" | "name" | "text">, Visits {
  /** Good tickets with this pass: in all, and for shows since the first of January. */
  inAll: number;
  thisYear: number;
}

/** What somebody went to with a pass, and how many tickets that were. `now`: epoch ms; `year`: the house's. */
export function passVisitsOf(
  { id, name, text, orders }: AccountPass,
  { now, year }: { now: number; year: string },
): PassVisits {
  const visits = visitsOf(orders, now);
  const { next, coming, seen } = visits;
  const good = [...(next ? [next] : []), ...coming, ...seen].filter(
    (visit) => stands(visit) && visit.ordered.standing === "paid",
  );
  const sum = (of: typeof good): number => of.reduce((tickets, { ordered }) => tickets + ordered.tickets_quantity, 0);
  return {
    id,
    name,
    text,
    ...visits,
    inAll: sum(good),
    thisYear: sum(good.filter((visit) => startOf(visit).slice(0, 4) >= year)),
  };
}
