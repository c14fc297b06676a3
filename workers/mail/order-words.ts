import { movedSlot } from "~/domain/booking/slot-start";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import { formatDay } from "~/domain/format/day";
import { formatSum } from "~/domain/orders/format-sum";
import { isPaidAtDesk } from "~/domain/orders/giving-back";
import { formatTime } from "~/domain/format/time";
import { writtenAs, type LocaleCode } from "~/domain/locale/locales";
import type { OrderView } from "~/domain/orders/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { plainTexts } from "~/server/plain-texts.server";
import { houseWords, lineWords, questionsWords, showWords, subjectOf } from "./mail-words";

/** What a mail about an order is made of. */
export interface OrderMailFacts {
  order: OrderView;
  occasion: Occasion;
  settings: SiteSettings;
  lang: LocaleCode;
  /** Of the site, without a slash at its end. */
  origin: string;
  /** How often each of its shows was moved or cancelled, by event: calendars take what is newer. */
  sequences: ReadonlyMap<number, number>;
  /** The show that has another time now, with its former one. */
  moved?: { event: number; from: string };
  /** What its money came in, where the house asked for another currency (ISO 4217). */
  paidIn?: string;
}

/** What a mail is about. */
export type Occasion =
  | "confirmation"
  | "reserved"
  | "lost"
  | "given_back"
  | "show_cancelled"
  | "show_moved"
  | "reseated"
  | "wrong_sum";

/** About what a mail of a template is, as its order stands now; null: there is nothing to be said any more. */
export function occasionOf({ standing, failure }: OrderView, template: string): Occasion | null {
  if (template === "given_back" || template === "show_cancelled" || template === "wrong_sum") return template;
  const isMove = template === "show_moved";
  if (standing === "paid") return isMove || template === "reseated" ? template : "confirmation";
  if (standing === "reserved") return isMove ? template : "reserved";
  const isLost = standing === "expired" || standing === "refunding" || standing === "refunded";
  return isLost && failure === "seats_gone" ? "lost" : null;
}

/** The sums under the shows: what a code took off, fees, even where there are none, taxes, and which order it is. */
function detailsOf(facts: OrderMailFacts, tag: string, sum: (amount: string) => string) {
  const { order, lang } = facts;
  const t = plainTexts(lang);
  const day = formatDay(order.created_at, "full", tag).replace(/^[^,]+, /, "");
  const time = formatTime(order.created_at, lang);
  return [
    ...(order.code && Number(order.code.amount) > 0
      ? [{ text: t("order_mail.code", order.code), sum: sum(order.code.amount) }]
      : []),
    ...feeLines(facts, sum),
    ...order.taxes.map(({ rate, gross, amount }) => ({
      text: t("order_mail.tax", { rate, gross: sum(gross) }),
      sum: sum(amount),
    })),
    ...voucherLines(facts, sum),
    { text: t("order_mail.order", { number: order.number, day, time }), sum: "" },
  ];
}

/** The fees, of what each is and whether it comes back; of money that goes back those that do. */
function feeLines({ order, occasion, lang }: OrderMailFacts, sum: (amount: string) => string) {
  const t = plainTexts(lang);
  const isBack = isAboutMoneyBack(occasion);
  if (order.fees.length === 0) return isBack ? [] : [{ text: t("order_mail.fees"), sum: t("order_mail.no_fees") }];
  return order.fees.map(({ name, per, amount, total, refundable }) => {
    const what = isBack ? name : t(`order_mail.fee.${per}`, { name, amount });
    const way = t(refundable ? "order_mail.fee.refundable" : "order_mail.fee.kept");
    return { text: isBack ? what : `${what}, ${way}`, sum: sum(total) };
  });
}

const isAboutMoneyBack = (occasion: Occasion): boolean =>
  occasion === "given_back" || occasion === "show_cancelled" || occasion === "wrong_sum";

/** How the money comes back: to its vouchers, and the rest where it came from; money of the desk is fetched there. */
function wayBack({ left, to_pay, method }: OrderView) {
  if (Number(left) === 0) return "order_mail.back_free";
  if (Number(to_pay) === 0) return "order_mail.back_voucher";
  return isPaidAtDesk(method) ? "order_mail.back_desk" : "order_mail.back_bank";
}

/** What each voucher has paid, or got back, and what is on it now; and what is paid beside them. */
function voucherLines({ order, occasion, lang }: OrderMailFacts, sum: (amount: string) => string) {
  const t = plainTexts(lang);
  const { vouchers, to_pay } = order;
  // Of an order that came to nothing the vouchers have everything again.
  if (vouchers.length === 0 || occasion === "lost") return [];
  const key = isAboutMoneyBack(occasion) ? "order_mail.voucher_back" : "order_mail.voucher";
  return [
    ...vouchers.map(({ ending, amount, balance }) => ({
      text: t(key, { ending, balance: sum(balance) }),
      sum: sum(amount),
    })),
    ...(Number(to_pay) > 0 && order.standing !== "reserved"
      ? [{ text: t("order_mail.voucher_rest"), sum: sum(to_pay) }]
      : []),
  ];
}

/** How a show's new time is told, and what can be done where it does not suit. */
function movedLead({ order, moved, lang }: OrderMailFacts, tag: string, until: string): string {
  const t = plainTexts(lang);
  const { show, timeslot } = order.shows.find(({ event }) => event === moved?.event) ?? {};
  if (!show || !moved) return "";
  // Of a tour a guest knows the time slot.
  const timeOn = (iso: string, slot: string | null | undefined) => ({
    day: formatDay(iso, "long", tag),
    time: formatTime(slot ? `${iso.slice(0, 11)}${slot}` : iso, lang),
  });
  const told = { name: order.name, title: show.title, ...timeOn(show.date_start, timeslot) };
  const was = timeOn(moved.from, timeslot && movedSlot(timeslot, show.date_start, moved.from));
  const ways = { reserved: "moved_reserved", desk: "moved_desk", free: "moved_free", bank: "moved_bank" } as const;
  const paidWay = isPaidAtDesk(order.method) ? "desk" : Number(order.left) === 0 ? "free" : "bank";
  const way = ways[order.standing === "reserved" ? "reserved" : paidWay];
  return `${t("order_mail.show_moved_lead", { ...told, was: was.day, was_time: was.time })} ${t(`order_mail.${way}`, { until, number: order.number })}`;
}

/** What has happened, and what its reader can do. */
function leadOf(facts: OrderMailFacts, tag: string): string {
  const { order, occasion, lang } = facts;
  const t = plainTexts(lang);
  const { pay_until: pay } = order;
  const until = pay ? `${formatDay(pay, "long", tag)}, ${formatTime(pay, lang)}` : "";
  const told = { name: order.name, number: order.number, until };
  const isFree = Number(order.left) === 0;
  if (occasion === "show_moved") return movedLead(facts, tag, until);
  if (occasion === "confirmation" && isFree) return t("order_mail.free_lead", told);
  const lead = t(`order_mail.${occasion}_lead`, told);
  if (!isAboutMoneyBack(occasion)) return lead;
  const rest = order.standing === "reserved" ? ` ${t("order_mail.rest_reserved", { until })}` : "";
  return `${lead} ${t(wayBack(order), { count: order.vouchers.length })}${rest}`;
}

/** The sum a mail is about: what is paid or to be, or what goes back. */
function sumOf({ order, occasion }: OrderMailFacts): string {
  // It may be in another currency than the voucher, which stands below.
  if (occasion === "wrong_sum") return order.to_pay;
  if (occasion !== "lost")
    return order.standing === "reserved" && !isAboutMoneyBack(occasion) ? order.to_pay : order.left;
  return centsToPrice(order.given_back.reduce((cents, { amount }) => cents + priceToCents(amount), 0));
}

/** The words of a mail about an order, for its text and its picture alike. */
export function orderWords(facts: OrderMailFacts) {
  const { order, occasion, settings, lang, origin } = facts;
  const t = plainTexts(lang);
  const money = { locale: settings.design.parsers.locale, currency: settings.design.parsers.currency };
  const tag = writtenAs(lang, money.locale);
  const sum = (amount: string): string => formatSum(amount, lang, money);
  const isBack = isAboutMoneyBack(occasion);
  const paid =
    order.payment_label && order.vouchers.length === 0
      ? t("order_mail.paid_card", { label: order.payment_label })
      : t("order_mail.paid");
  const shows = order.shows.map((ordered) =>
    showWords(ordered, {
      lang,
      tag,
      lines: ordered.lines.map(({ name, amount, total }) => lineWords({ name, amount }, sum(total))),
    }),
  );
  return {
    title: t(`order_mail.${occasion}`),
    subject: subjectOf(t(`order_mail.${occasion}`), shows, lang),
    lead: leadOf(facts, tag),
    link: `${origin}${order.url}`,
    open: t(!isBack && order.standing === "paid" ? "order_mail.open" : "order_mail.open_order"),
    shows,
    total: {
      text:
        isBack || occasion === "lost"
          ? t("order_mail.back")
          : order.standing === "reserved"
            ? t("order_mail.to_pay")
            : paid,
      sum: formatSum(sumOf(facts), lang, { ...money, ...(facts.paidIn && { currency: facts.paidIn }) }),
    },
    details: detailsOf(facts, tag, sum),
    note: [t("order_mail.link"), questionsWords(settings, lang)].filter(Boolean).join(" "),
    ...houseWords(settings, lang, origin),
  };
}

export type OrderWords = ReturnType<typeof orderWords>;
