import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { OpeningHoursLabel } from "~/words/OpeningHoursLabel";
import { useProgramme } from "./state/programme-context";

/** Whether the house is open now, by the programme's own clock. */
export function OpeningLabel({ today }: { today: OpeningHoursToday }) {
  const { nowIso } = useProgramme();
  return <OpeningHoursLabel hours={today} now={nowIso.slice(11, 16)} />;
}
