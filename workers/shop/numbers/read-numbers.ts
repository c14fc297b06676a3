import { failFields, ok, type Result } from "~/domain/common/errors";
import { methods, type Method } from "~/domain/orders/contact";
import type { Translated } from "~/domain/locale/locales";
import { leftOf, sumOf, sumsBy, taxIn, type Movement, type Sums } from "~/domain/numbers/movements";
import {
  boundsOf,
  lengthOf,
  longestPeriod,
  type AskedPeriod,
  type DayBounds,
  type Period,
} from "~/domain/numbers/period";
import type { HallDifference, Numbers, WireSums } from "~/domain/numbers/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { plainTexts } from "~/server/plain-texts.server";
import { askScreening } from "../../box-office/screenings";
import { readMoney, readMovements, readSoldShows, readVouchers, type SoldShowRow } from "../../db/shop/numbers";
import { atDoor, teller, type AtDoor, type DoorAsking, type Teller } from "../door/asking";

/** A show as the numbers name it. */
export interface SoldShow {
  event: number;
  /** Empty where the programme does not know it any more. */
  title: string;
  starts_at: string | null;
  room: string;
  /** Good tickets in the books. */
  good: number;
}

/** The movements of a period with the names of what they are about. */
export interface Books {
  period: Period;
  today: string;
  movements: Movement[];
  /** What vouchers paid: taken from the method of the rest, and put to theirs. They come to nothing. */
  transfers: Movement[];
  shows: SoldShow[];
  tell: Teller;
  bounds: DayBounds[];
  methodName: (method: string) => string;
}

const storedText = (tell: Teller, stored: string | null): string =>
  stored === null ? "" : tell.text(JSON.parse(stored) as Translated);

function toShow(tell: Teller, { id, title, startsAt, room, good }: SoldShowRow): SoldShow {
  const starts_at = startsAt === null ? null : tell.at(startsAt);
  return { event: id, title: storedText(tell, title), starts_at, room: storedText(tell, room), good };
}

/** So many halls are asked in one go: for a longer list, it is said of how many. */
const mostHalls = 40;

const isNamed = (method: string): method is Method => methods.some((one) => one === method);

/**
 * What moved in a period, for somebody of the box office. Without days: today's. Fails with `unauthorized`, `forbidden`, or
 * `bad_request` for a period that ends before it begins or is longer than a year.
 */
export async function readBooks(asking: DoorAsking, asked: AskedPeriod): Promise<Result<Books>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, lang, now } = allowed.value;
  const tell = await teller(asking);
  const today = toOffsetIso(now, tell.zone).slice(0, 10);
  const from = asked.from ?? asked.to ?? today;
  const period = { from, to: asked.to ?? (from > today ? from : today) };
  const length = lengthOf(period);
  if (length < 1) return failFields({ to: "must not be before `from`" });
  if (length > longestPeriod) return failFields({ to: `must be within ${longestPeriod} days` });
  const bounds = boundsOf(period, tell.zone);
  const [rows, vouchers] = await Promise.all([readMovements(db, bounds), readVouchers(db, bounds)]);
  const events = [...new Set(rows.flatMap(({ event }) => event ?? []))];
  const shows = await readSoldShows(db, events);
  const t = plainTexts(lang);
  return ok({
    period,
    today,
    tell,
    bounds,
    methodName: (method) => (isNamed(method) ? t(`numbers.method.${method}`) : method),
    movements: rows.map(({ day, event, kind, kindName, taxRate, method, isBack, tickets, cents, offCents }) => ({
      day,
      event,
      kind: storedText(tell, kindName) || kind,
      taxRate,
      method,
      isBack: isBack === 1,
      tickets,
      cents,
      offCents,
    })),
    transfers: vouchers.flatMap(({ day, method, isBack, cents }) => {
      const of = { day, event: null, kind: t("numbers.method.voucher"), taxRate: 0, tickets: 0, offCents: 0 };
      const moved = { ...of, isBack: isBack === 1 };
      return [
        { ...moved, method, cents: -cents },
        { ...moved, method: "voucher", cents },
      ];
    }),
    shows: shows.map((row) => toShow(tell, row)),
  });
}

const wire = (sums: Sums): WireSums => ({
  tickets: sums.tickets,
  sold_cents: sums.soldCents,
  back_cents: sums.backCents,
  left_cents: leftOf(sums),
});

/** The shows whose halls say something else than the books, and those whose halls do not answer. */
async function differencesOf({ env, now }: AtDoor, shows: readonly SoldShow[]): Promise<HallDifference[]> {
  const asked = await Promise.all(
    shows.map(async ({ event, title, starts_at, good }): Promise<HallDifference> => {
      const answer = await askScreening(env, event, (object) => object.tally(now));
      return { event, title, starts_at, books: good, hall: answer.ok ? answer.value.counts.sold : null };
    }),
  );
  return asked.filter(({ books, hall }) => books !== hall);
}

const byLeft = (a: { left_cents: number }, b: { left_cents: number }): number => b.left_cents - a.left_cents;

function showsOf({ movements, shows }: Books): Numbers["shows"] {
  const sums = new Map(sumsBy(movements, ({ event }) => event));
  const ofFees = sums.get(null);
  return [
    ...shows.flatMap(({ event, title, starts_at, room }) => {
      const own = sums.get(event);
      return own ? { event, title, starts_at, room, ...wire(own) } : [];
    }),
    ...(ofFees ? [{ event: null, title: "", starts_at: null, room: "", ...wire(ofFees) }] : []),
  ];
}

/**
 * What was sold and given back in a period, by day, show, kind of ticket, tax rate and method, and what payments and halls say
 * of the same. Everything is a sum of the same movements. Fails as `readBooks` does.
 */
export async function readNumbers(asking: DoorAsking, asked: AskedPeriod): Promise<Result<Numbers>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const read = await readBooks(asking, asked);
  if (!read.ok) return read;
  const books = read.value;
  const { movements, transfers, period, today, tell, methodName, bounds } = books;
  const compared = books.shows.slice(-mostHalls);
  const [money, differences] = await Promise.all([
    readMoney(asking.db, bounds),
    differencesOf(allowed.value, compared),
  ]);
  return ok({
    ...period,
    today,
    made_at: tell.at(asking.now),
    total: wire(sumOf(movements)),
    days: sumsBy(movements, ({ day }) => day).map(([day, sums]) => ({ day, ...wire(sums) })),
    shows: showsOf(books),
    kinds: sumsBy(movements, ({ kind }) => kind)
      .map(([name, sums]) => ({ name, ...wire(sums) }))
      .toSorted(byLeft),
    rates: sumsBy(movements, ({ taxRate }) => taxRate)
      .map(([rate, sums]) => ({ rate, ...wire(sums), tax_cents: taxIn(leftOf(sums), rate) }))
      .toSorted((a, b) => b.rate - a.rate),
    methods: sumsBy([...movements, ...transfers], ({ method }) => method)
      .map(([method, sums]) => ({ method, name: methodName(method), ...wire(sums) }))
      .toSorted(byLeft),
    off_cents: movements.reduce((sum, { offCents }) => sum + offCents, 0),
    check: {
      paid_cents: money.paidCents,
      refunded_cents: money.refundedCents,
      halls: compared.length,
      differences,
    },
  });
}
