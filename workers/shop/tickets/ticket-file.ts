import { inArray } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import { fail, ok, type Result } from "~/domain/common/errors";
import { defaultLocale, findLocale, type LocaleCode } from "~/domain/locale/locales";
import { logError } from "~/server/log.server";
import { selectEvents, toListItem, type EventRow } from "../../db/programme/event-rows";
import { event, timeslot } from "../../db/schema/programme";
import { readProofTypes, type OrderRecord } from "../../db/shop/orders";
import { readSettings } from "../../db/site/site-settings";
import { printPicture } from "../../media/print-picture";
import type { Ordering } from "../orders/ordering";
import { signedTicket } from "./ticket-signature";
import type { PrintFonts } from "./paper";
import { ticketSheets, type TicketShow } from "./sheets";
import { ticketPdf, type TicketForm } from "./ticket-pdf";
import type { TicketSheet } from "./ticket-sheet";
import { plainTexts } from "~/server/plain-texts.server";

const faces = ["text", "text-ext", "strong", "strong-ext", "title", "title-ext", "figures"] as const;

async function printFonts(env: Ordering["env"]): Promise<PrintFonts> {
  const files = await Promise.all(
    faces.map(async (face) => {
      const answer = await env.ASSETS.fetch(new URL(`/print/${face}.ttf`, "https://assets.local"));
      if (!answer.ok) throw new Error(`The print font ${face} is missing`);
      return [face, await answer.arrayBuffer()] as const;
    }),
  );
  return Object.fromEntries(files) as PrintFonts;
}

/** A picture on paper. A ticket without it is a ticket: what cannot be had is logged and left out. */
async function stillOf(
  { env, db, now }: Ordering,
  image: Image | null,
  ratio: number | null,
): Promise<TicketSheet["picture"]> {
  if (!image) return null;
  try {
    const jpeg = await printPicture(env, db, image, now);
    return jpeg && { jpeg, ratio: ratio ?? image.ratio, alt: image.alt };
  } catch (error) {
    logError("ticket still", error);
    return null;
  }
}

/** An event's time at the door, for the slot a line was bought for. */
function startOf(dateStart: string, slots: readonly (typeof timeslot.$inferSelect)[], block: number): string {
  const slot = slots.find(({ blockId }) => blockId === block);
  return slot ? dateStart.slice(0, 11) + slot.timeStart + dateStart.slice(19) : dateStart;
}

async function showsOf(
  ordering: Ordering,
  { lines }: OrderRecord,
  { hasStills, ...presentation }: { lang: LocaleCode; zone: string; hasStills: boolean },
): Promise<Map<number, TicketShow>> {
  const ids = [...new Set(lines.map(({ eventId }) => eventId))];
  const [rows, slots] = await Promise.all([
    selectEvents(ordering.db).where(inArray(event.id, ids)) as Promise<EventRow[]>,
    ordering.db.select().from(timeslot).where(inArray(timeslot.eventId, ids)),
  ]);
  const shows = rows.map(async (row) => {
    const show = toListItem(row, presentation);
    const own = slots.filter(({ eventId }) => eventId === show.id);
    const block = lines.find(({ eventId }) => eventId === show.id)?.block ?? 0;
    const still = await stillOf(ordering, hasStills ? show.image : null, row.production?.aspectRatio ?? null);
    return [show.id, { show, start: startOf(show.date_start, own, block), still }] as const;
  });
  return new Map(await Promise.all(shows));
}

/** A file of tickets that are good. */
export interface PrintedTickets {
  filename: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Some tickets of an order with every word that is said of them, in its language; null where the house signs none. Five queries,
 * and the stills from the bucket.
 */
export async function toldTickets(
  ordering: Ordering,
  record: OrderRecord,
  { tickets: good, hasStills }: { tickets: OrderRecord["tickets"]; hasStills: boolean },
) {
  const { env, db } = ordering;
  const key = env.TICKET_KEY;
  if (key === undefined) return null;
  const lang = findLocale(record.order.lang)?.code ?? defaultLocale;
  const settings = await readSettings(db, lang);
  const [showOf, proofTypes, tickets] = await Promise.all([
    showsOf(ordering, record, { lang, zone: settings.design.parsers.time_zone, hasStills }),
    readProofTypes(db),
    Promise.all(
      good.map(async (ticket) => ({
        ...ticket,
        qr: await signedTicket(key, { event: ticket.eventId, code: ticket.id }),
      })),
    ),
  ]);
  return { lang, settings, showOf, sheets: ticketSheets({ record, tickets, showOf, proofTypes, settings, lang }) };
}

/**
 * The tickets of an order that are good, as a PDF in the order's language, for paper or a phone's screen. `not_found` where
 * there are none, or their show is known no more.
 */
export async function printTickets(
  ordering: Ordering,
  record: OrderRecord,
  form: TicketForm,
): Promise<Result<PrintedTickets>> {
  const tickets = record.tickets.filter(({ status }) => status !== "void");
  const [told, fonts] = await Promise.all([
    tickets.length > 0 ? toldTickets(ordering, record, { tickets, hasStills: true }) : null,
    printFonts(ordering.env),
  ]);
  if (!told || told.sheets.length === 0) return fail("not_found");
  const { lang, settings, sheets } = told;
  const { number } = record.order;
  const t = plainTexts(lang);
  const title = t("ticket.title", { number });
  const bytes = await ticketPdf({ lang, title, author: settings.site_name, sheets, form, fonts });
  return ok({ filename: t(`ticket.file.${form}`, { number }), bytes });
}
