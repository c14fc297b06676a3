import { formatDay } from "~/domain/format/day";
import { formatTime } from "~/domain/format/time";
import { writtenAs, type LocaleCode } from "~/domain/locale/locales";
import { formatSum } from "~/domain/orders/format-sum";
import type { SiteSettings } from "~/domain/site/schema";
import type { WaitingView } from "~/domain/waiting/schema";
import { plainTexts } from "~/server/plain-texts.server";
import { mailPage } from "./mail-page";
import { houseWords, lineWords, questionsWords, showWords, subjectOf } from "./mail-words";
import type { Mail } from "./send-mail";

/** What a mail to a party is made of. */
export interface WaitingMailFacts {
  party: WaitingView;
  settings: SiteSettings;
  lang: LocaleCode;
  /** Of the site, without a slash at its end. */
  origin: string;
  /** The page of the party, below the origin. */
  path: string;
}

/** What there is to be said to a party that waits, has an offer, or had one. */
const kinds = { waiting: "listed", offered: "offer", over: "lapsed" } as const;

/** The mail to a party as it stands: that it is on the list, what is free for it and until when, or that this is over. */
export function waitingMail({ party, settings, lang, origin, path }: WaitingMailFacts): Promise<Omit<Mail, "to">> {
  const t = plainTexts(lang);
  const { parsers } = settings.design;
  const tag = writtenAs(lang, parsers.locale);
  const sum = (amount: string | null): string => (amount === null ? "" : formatSum(amount, lang, parsers));
  const { until, show, timeslot, lines, total } = party;
  const seats = until === null ? null : party.seats;
  const shows = [
    showWords({ show, timeslot, seats }, { lang, tag, lines: lines.map((line) => lineWords(line, sum(line.total))) }),
  ];
  const told = {
    time: until ? formatTime(until, lang) : "",
    // An hour may reach beyond midnight.
    day: until ? formatDay(until, "long", tag) : "",
  };
  const kind = kinds[party.state];
  return mailPage(
    {
      subject: subjectOf(t(`waiting_mail.${kind}_subject`, told), shows, lang),
      title: t(`waiting_mail.${kind}`, told),
      lead: t(`waiting_mail.${kind}_lead`, told),
      link: `${origin}${path}`,
      open: t(`waiting_mail.${kind}_open`),
      shows,
      total: total === null ? null : { text: t("order_mail.to_pay"), sum: sum(total) },
      details: [],
      note: [t(`waiting_mail.${kind}_note`), questionsWords(settings, lang)].filter(Boolean).join(" "),
      ...houseWords(settings, lang, origin),
    },
    { house: settings.site_name, lang, origin },
  );
}
