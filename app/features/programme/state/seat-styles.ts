import type { Availability } from "~/domain/programme/schema";
import type { Translate } from "~/i18n/translator";

/** So many shows are on no page. */
const MOST_SHOWS = 500;

/** The shows a stylesheet is asked for; nothing where the query is no list of ids. */
export function showsIn(params: URLSearchParams): number[] {
  const asked = params.get("events") ?? "";
  return /^\d{1,9}(,\d{1,9})*$/.test(asked) ? asked.split(",", MOST_SHOWS).map(Number) : [];
}

/** The shapes of the rows, as fills of a ring, and their colours. */
const looks = {
  limited: "--seats-ink:var(--ink);--seats-fill:linear-gradient(90deg,transparent 50%,currentColor 50%)",
  "sold-out":
    "--seats-ink:var(--danger);--seats-fill:linear-gradient(135deg,transparent 42%,currentColor 42% 58%,transparent 58%)",
} as const;

/** Word and shape for the shows whose tickets are few or gone, as values their rows draw. */
export function seatStyles(states: readonly Availability[], t: Translate<"common">): string {
  return (["limited", "sold-out"] as const)
    .map((state) => {
      const shows = states.filter((known) => known.state === state);
      const rows = shows.map(({ event }) => `[data-seats="${event}"]`).join(",");
      return (
        rows &&
        `${rows}{--seats-word:${JSON.stringify(t(`availability.${state}`))};--seats-shown:flex;${looks[state]}}\n`
      );
    })
    .join("");
}
