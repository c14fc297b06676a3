import { seatRanges } from "~/domain/booking/seat-ranges";
import type { CartSeat } from "~/domain/booking/schema";
import { formatDay } from "~/domain/format/day";
import { formatTime, timeOf } from "~/domain/format/time";
import type { LocaleCode } from "~/domain/locale/locales";
import type { EventListItem } from "~/domain/programme/schema";
import { addressLine, askedAt } from "~/domain/site/house-contact";
import { legalPages } from "~/domain/site/pages";
import type { SiteSettings } from "~/domain/site/schema";
import { plainTexts } from "~/server/plain-texts.server";
import type { MailWords } from "./mail-page";

/** A version that is known by letters ("OmU"); others are words of the page. */
const abbreviation = (code: string | undefined): string | null => (code && /^[A-Z]/.test(code) ? code : null);

/** So many tickets of a kind, and what they cost. */
export const lineWords = ({ name, amount }: { name: string; amount: number }, sum: string) => ({
  text: `${amount} × ${name}`,
  sum,
});

interface MailedShow {
  show: EventListItem | null;
  timeslot?: string | null;
  /** Null: nobody knows yet which. */
  seats: readonly CartSeat[] | null;
}

function placeWords(show: EventListItem | null, lang: LocaleCode): string {
  const doors = show?.doors && plainTexts(lang)("order_mail.doors", { time: formatTime(show.doors, lang) });
  return [show?.room?.name, abbreviation(show?.language_version?.code), doors].filter(Boolean).join(" · ");
}

/** Empty where nobody knows yet which. */
function seatWords(seats: MailedShow["seats"], lang: LocaleCode): string {
  if (seats === null) return "";
  const t = plainTexts(lang);
  const ranges = seatRanges(seats).map(({ row, seats: names, count }) =>
    t(count === 1 ? "order_mail.seat" : "order_mail.seats", { row, seats: names }),
  );
  return ranges.length > 0 ? ranges.join("; ") : t("order_mail.free_seating");
}

/** A show in the words of a mail: when, where, which seats. `tag`: the language as it is written here. */
export function showWords(
  { show, timeslot = null, seats }: MailedShow,
  { lang, tag, lines }: { lang: LocaleCode; tag: string; lines: MailWords["shows"][number]["lines"] },
) {
  const start = timeslot && show ? `${show.date_start.slice(0, 11)}${timeslot}` : (show?.date_start ?? "");
  return {
    show,
    title: show?.title ?? "",
    time: timeOf(start),
    day: start ? formatDay(start, "long", tag) : "",
    short: start ? formatDay(start, "short", tag) : "",
    place: placeWords(show, lang),
    seats: seatWords(seats, lang),
    lines,
  };
}

/** What a mail is about, in one line with its shows. */
export function subjectOf(title: string, shows: readonly ReturnType<typeof showWords>[], lang: LocaleCode): string {
  const t = plainTexts(lang);
  const named = shows.map((show) =>
    t("order_mail.show_subject", { title: show.title, day: show.short, time: show.time }),
  );
  return t("order_mail.subject", { title, shows: named.join(" · ") });
}

/** Who answers questions about a mail, for the end of its note: empty where the house has said nobody. */
export function questionsWords({ contact }: SiteSettings, lang: LocaleCode): string {
  const at = askedAt(contact);
  return at && plainTexts(lang)("order_mail.questions", { at });
}

/** How to get to the house as far as it has said, and its pages of the law. */
export function houseWords({ contact }: SiteSettings, lang: LocaleCode, origin: string) {
  const t = plainTexts(lang);
  const address = addressLine(contact);
  const text = [address && `${address}.`, contact.transport].filter(Boolean).join(" ");
  return {
    way: text === "" ? null : { title: t("order_mail.way"), text },
    legal: (["imprint", "terms", "privacy"] as const).map((page) => ({
      text: t(`order_mail.${page}`),
      url: `${origin}/${lang}${legalPages[page]}`,
    })),
  };
}
