import { addDays, isoWeekday } from "~/domain/time/cinema-day";
import { rooms } from "../content/house";
import { lists } from "../content/prices";
import type { PlannedEvent } from "./plan";
import { fixtureIds } from "./today";

/** The next day after `from` that is the last Sunday of October or March: clocks change in its night. */
export function nextClockChange(from: string): string {
  for (let day = addDays(from, 1); ; day = addDays(day, 1)) {
    const month = Number(day.slice(5, 7));
    if ((month === 3 || month === 10) && isoWeekday(day) === 7 && addDays(day, 7).slice(5, 7) !== day.slice(5, 7))
      return day;
  }
}

/** The night in which the clocks change: one show before it and one after. */
export function clockChangeNight(today: string): PlannedEvent[] {
  const change = nextClockChange(today);
  return [
    {
      id: fixtureIds.clockChange,
      title:
        change.slice(5, 7) === "03"
          ? { de: "Die kurze Nacht", en: "The Short Night" }
          : { de: "Die lange Nacht", en: "The Long Night" },
      subtitle: { de: "Film und Suppe, während die Uhr umgestellt wird", en: "Film and soup while the clocks change" },
      film: "stop-making-sense",
      type: "film",
      series: "nachtvorstellung",
      room: rooms.large,
      start: `${change}T01:15`,
      minutes: 30,
      format: "DCP",
      tags: ["spaet"],
      extras: ["intermission"],
      priceList: lists.film,
      text: {
        de: "In dieser Nacht springt die Uhr. Wir halten den Projektor nicht an, servieren um drei Uhr alter Zeit Suppe und spielen weiter.",
        en: "Tonight the clock jumps. We do not stop the projector; we serve soup at three o'clock old time and play on.",
      },
    },
    {
      id: 1969,
      title:
        change.slice(5, 7) === "03"
          ? { de: "Die kurze Nacht, zweiter Film", en: "The Short Night, second film" }
          : { de: "Die lange Nacht, zweiter Film", en: "The Long Night, second film" },
      film: "vampyr",
      type: "film",
      series: "nachtvorstellung",
      room: rooms.large,
      start: `${change}T04:15`,
      minutes: 0,
      format: "DCP",
      tags: ["spaet"],
      priceList: lists.film,
    },
  ];
}
