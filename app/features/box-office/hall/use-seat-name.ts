import type { HallSeat } from "~/domain/hall/schema";
import { useT } from "~/i18n/use-t";
import { usePlace } from "../parts/use-place";

/** A seat as one says it: where it is, what it is, and how it stands with it. */
export function useSeatName() {
  const t = useT("box-office");
  const say = usePlace();
  return ({ row, seat, kind, state, reason }: HallSeat): string =>
    [
      say({ row, seat: seat ?? "" }),
      kind !== "normal" && t(`hall.kind.${kind}`),
      reason ? `${t("hall.state.blocked")}: ${t(`hall.reason.${reason}`)}` : t(`hall.state.${state}`),
    ]
      .filter(Boolean)
      .join(", ");
}
