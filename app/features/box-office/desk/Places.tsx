import type { DeskOrder } from "~/domain/desk/schema";
import { usePlace } from "../parts/use-place";

/** Seats as one says them. */
export function Places({ seats }: { seats: readonly DeskOrder["seats"][number][] }) {
  const say = usePlace();
  const numbered = seats.filter(({ seat }) => seat !== null);
  return numbered.length > 0 ? numbered.map(say).join(" · ") : say({ row: null, seat: null });
}
