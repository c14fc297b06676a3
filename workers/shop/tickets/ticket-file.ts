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
import { signedTicket } from "../orders/ticket-signature";
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
  presentation: { lang: LocaleCode; zone: string },
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
    const still = await stillOf(ordering, show.image, row.production?.aspectRatio ?? null);
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
 * The tickets of an order that are good, as a PDF in the order's language, for paper or a phone's screen. `not_found` where
 * there are none, or their show is known no more. Five queries, and the stills from the bucket.
 */
export async function printTickets(
  ordering: Ordering,
  record: OrderRecord,
  form: TicketForm,
): Promise<Result<PrintedTickets>> {
  const { env, db } = ordering;
  const { order } = record;
  const good = record.tickets.filter(({ status }) => status !== "void");
  const key = env.TICKET_KEY;
  if (good.length === 0 || key === undefined) return fail("not_found");
  const lang = findLocale(order.lang)?.code ?? defaultLocale;
  const settings = await readSettings(db, lang);
  const [showOf, proofTypes, fonts, tickets] = await Promise.all([
    showsOf(ordering, record, { lang, zone: settings.design.parsers.time_zone }),
    readProofTypes(db),
    printFonts(env),
    Promise.all(
      good.map(async (ticket) => ({
        ...ticket,
        qr: await signedTicket(key, { event: ticket.eventId, code: ticket.id }),
      })),
    ),
  ]);
  const sheets = ticketSheets({ record, tickets, showOf, proofTypes, settings, lang });
  if (sheets.length === 0) return fail("not_found");
  const t = plainTexts(lang);
  const title = t("ticket.title", { number: order.number });
  const bytes = await ticketPdf({ lang, title, author: settings.site_name, sheets, form, fonts });
  return ok({ filename: t(`ticket.file.${form}`, { number: order.number }), bytes });
}
