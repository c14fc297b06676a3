/** The seat plan of a seat group as the database stores it (`seat_group.plan`). */
export interface SeatPlan {
  /** From the screen to the back. */
  rows: PlanRow[];
  /** 0-based index of the row the house would choose for itself; default: two thirds back. */
  best_row?: number;
}

export interface PlanRow {
  /** Name printed on the row ("7", "H"). */
  name: string;
  seats: PlanSeat[];
}

export interface PlanSeat {
  /** Name printed on the seat. */
  name: string;
  /** Column in the room, counted from the left; neighbours differ by one, a gap is an aisle. */
  x: number;
  kind?: "normal" | "wheelchair" | "companion";
}

/** The row the house prefers: nearest to where the picture fills the eye without craning the neck. */
export function preferredRow(plan: SeatPlan): number {
  return plan.best_row ?? Math.round((plan.rows.length - 1) * (2 / 3));
}
