import { includedTax } from "~/domain/box-office/pricing";
import { formatDay } from "~/domain/format/day";
import { figures } from "~/domain/format/figures";
import { formatTime } from "~/domain/format/time";
import { writtenAs, type LocaleCode } from "~/domain/locale/locales";
import { printedCode } from "~/domain/orders/ticket-code";
import { accentFills } from "~/domain/common/accent-fills";
import type { EventListItem } from "~/domain/programme/schema";
import { addressLine } from "~/domain/site/house-contact";
import type { SiteSettings } from "~/domain/site/schema";
import { commonTexts, plainTexts } from "~/server/plain-texts.server";
import type { OrderLineRow, OrderRecord, TicketRow } from "../../db/shop/orders";
import type { TicketSheet } from "./ticket-sheet";

/** What a ticket is printed with beside the order: the show, when it begins (ISO 8601), its still, and its signed code. */
export interface TicketShow {
  show: EventListItem;
  start: string;
  still: TicketSheet["picture"];
}

export interface SheetParts {
  record: Pick<OrderRecord, "order" | "lines">;
  /** Those to be printed, in their order. */
  tickets: readonly (TicketRow & { qr: string })[];
  showOf: ReadonlyMap<number, TicketShow>;
  /** Kinds of tickets that are let in with a proof alone. */
  proofTypes: ReadonlySet<number>;
  settings: SiteSettings;
  lang: LocaleCode;
}

type Words = ReturnType<typeof plainTexts>;

function board(t: Words, start: string, { kind, row, seat }: TicketRow): TicketSheet["board"] {
  // Figures alone, as large as can be: "20:50" in every language.
  const begins = { label: t("ticket.start"), value: start.slice(11, 16) };
  if (seat === null)
    return [
      begins,
      { label: t("ticket.seat"), value: t(kind === "wheelchair" ? "ticket.wheelchair" : "ticket.free_seating") },
    ];
  return [
    begins,
    ...(row === null ? [] : [{ label: t("ticket.row"), value: row }]),
    { label: t("ticket.seat"), value: seat },
  ];
}

/** Director, countries, year and length, as far as they are known. */
function filmFacts(t: Words, { directors, countries, year, runtime }: EventListItem): string {
  const origin = [countries.join("/"), year].filter(Boolean).join(" ");
  return [directors.join(", "), origin, runtime ? t("ticket.minutes", { minutes: runtime }) : ""]
    .filter(Boolean)
    .join(", ");
}

function facts(
  { settings, lang, record: { order }, proofTypes }: SheetParts,
  { show }: TicketShow,
  line: OrderLineRow,
): TicketSheet["facts"] {
  const t = plainTexts(lang);
  const common = commonTexts(lang);
  const { contact, design } = settings;
  const money = figures(lang, { style: "currency", currency: order.currency }, design.parsers.locale);
  const version = show.language_version?.code;
  const film = filmFacts(t, show);
  const tax = includedTax(line.cents, line.taxRate);
  const more = [
    proofTypes.has(line.saleTypeId) && t("ticket.proof"),
    line.offCents > 0 &&
      t("ticket.code", { code: order.promotionCode, price: money.format((line.cents + line.offCents) / 100) }),
    tax > 0 && t("ticket.tax", { rate: line.taxRate, tax: money.format(tax / 100) }),
    ...order.fees
      .filter(({ per }) => per === "ticket" && line.cents > 0)
      .map(({ name, cents }) => t("ticket.fee", { name, price: money.format(cents / 100) })),
  ].filter(Boolean);
  return [
    ...(show.doors ? [{ label: t("ticket.doors"), value: formatTime(show.doors, lang) }] : []),
    { label: t("ticket.end"), value: formatTime(show.date_end, lang) },
    ...(version
      ? [{ label: t("ticket.version"), value: `${common(`version.${version}`)}, ${common(`version.${version}.long`)}` }]
      : []),
    ...(film ? [{ label: t("ticket.film"), value: film }] : []),
    {
      label: t("ticket.kind"),
      value: `${line.name}, ${money.format(line.cents / 100)}`,
      ...(more.length > 0 && { more: more.join(", ") }),
    },
    { label: t("ticket.for"), value: order.name },
    { label: t("ticket.order"), value: order.number },
    ...wayFact(contact, t("ticket.way")),
  ];
}

/** Where the house is and how one gets there, as far as it has said. */
function wayFact(contact: SiteSettings["contact"], label: string): TicketSheet["facts"] {
  const [value, more] = [addressLine(contact), contact.transport].filter(Boolean);
  return value === undefined ? [] : [{ label, value, ...(more !== undefined && { more }) }];
}

/** The same on a phone's screen, in few words. */
function slim(
  { settings, lang, record: { order }, proofTypes }: SheetParts,
  { show }: TicketShow,
  { line, which }: { line: OrderLineRow; which: string },
): TicketSheet["slim"] {
  const t = plainTexts(lang);
  const { contact, design, site_name } = settings;
  const money = figures(lang, { style: "currency", currency: order.currency }, design.parsers.locale);
  const version = show.language_version?.code;
  const tax = includedTax(line.cents, line.taxRate);
  const taxed = tax > 0 ? t("ticket.tax", { rate: line.taxRate, tax: money.format(tax / 100) }) : "";
  const about = [
    version ? commonTexts(lang)(`version.${version}`) : "",
    show.runtime ? t("ticket.minutes", { minutes: show.runtime }) : "",
    show.doors ? `${t("ticket.doors")} ${formatTime(show.doors, lang)}` : "",
    ...show.extras.map(({ name }) => name),
  ];
  const paid = [
    [money.format(line.cents / 100), taxed].filter(Boolean).join(", "),
    `${t("ticket.order")} ${order.number}`,
    which,
  ];
  const way = [[site_name, addressLine(contact)].filter(Boolean).join(", "), contact.transport];
  const proof = proofTypes.has(line.saleTypeId) ? ` ${t("ticket.proof")}` : "";
  return {
    caption: [`${line.name}${proof}`, order.name].filter(Boolean),
    lines: [about, paid, way].map((parts) => parts.filter(Boolean)),
  };
}

function rules({ settings, lang }: SheetParts, { show }: TicketShow): TicketSheet["rules"] {
  const t = plainTexts(lang);
  const { contact, site_name } = settings;
  const seller = [contact.name || site_name, addressLine(contact), contact.phone, contact.email];
  return [
    {
      title: t("ticket.house.title"),
      text: [show.doors ? t("ticket.house.doors", { doors: formatTime(show.doors, lang) }) : "", t("ticket.house.text")]
        .filter(Boolean)
        .join(" "),
    },
    { title: t("ticket.card.title"), text: t("ticket.card.text") },
    { title: t("ticket.seller.title"), text: seller.filter(Boolean).join(", ") },
  ].filter(({ text }) => text !== "");
}

/** The pages of an order's tickets, in its language: one for each whose show is still known. Times are the house's. */
export function ticketSheets(parts: SheetParts): TicketSheet[] {
  const { record, tickets, showOf, settings, lang } = parts;
  const t = plainTexts(lang);
  const written = writtenAs(lang, settings.design.parsers.locale);
  const lineOf = new Map(record.lines.map((line) => [line.id, line]));
  return tickets.flatMap((ticket, index): TicketSheet[] => {
    const of = showOf.get(ticket.eventId);
    const line = lineOf.get(ticket.orderLineId);
    if (!of || !line) return [];
    const { show, start, still } = of;
    const code = printedCode(ticket.id);
    const heading = t("ticket.heading", { n: index + 1, count: tickets.length });
    return [
      {
        house: settings.site_name,
        heading,
        picture: still,
        accent: accentFills[show.series?.accent ?? "mint"],
        series: show.series?.name ?? "",
        note: show.extras.map(({ name }) => name).join(", "),
        format: show.format ?? "",
        title: show.title,
        titleLang: lang,
        day: formatDay(start.slice(0, 10), "full", written),
        place: show.room?.name ?? show.venue?.name ?? "",
        board: board(t, start, ticket),
        facts: facts(parts, of, line),
        qr: ticket.qr,
        qrAlt: t("ticket.qr", { code }),
        code,
        once: t("ticket.once"),
        rules: rules(parts, of),
        slim: slim(parts, of, { line, which: tickets.length > 1 ? heading : "" }),
      },
    ];
  });
}
