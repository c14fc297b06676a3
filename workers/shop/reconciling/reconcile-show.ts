import type { BookedHold, Difference } from "~/domain/box-office/books";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { Reconciliation, ReconciliationDifference } from "~/domain/reconciling/schema";
import { may } from "~/domain/staff/permissions";
import { askScreening, runCommand } from "../../box-office/screenings";
import { readBooks, type Books } from "../../db/shop/books";
import { teller, type DoorAsking } from "../door/asking";
import { hallOf } from "../hall/view-hall";
import { bookedHolds } from "./booked-holds";

type Hall = Extract<Awaited<ReturnType<typeof hallOf>>, { ok: true }>["value"];

/** Somebody buys or gives back between the two looks: then it is looked again. */
const tries = 3;

interface Compared {
  isSetBack: boolean;
  /** Of the screening, from before the books were read. */
  revision: number;
  books: Books;
  booked: BookedHold[];
  differences: readonly Difference[];
}

/** Looks at the screening, then at the books, then at what differs. Fails with `overloaded`. */
async function compare({ allowed, screenable }: Hall, eventId: number): Promise<Result<Compared>> {
  const { db, env, now } = allowed;
  const { AUTH_SECRET: secret } = env;
  if (!secret) throw new Error("The installation has no AUTH_SECRET");
  // With the question comes what the database was told: what was set back learns of it.
  const awake = await runCommand(env, screenable, { type: "expire" }, { now });
  if (!awake.ok) return awake;
  const view = await askScreening(env, eventId, (object) => object.house(now));
  if (!view.ok) return view;
  const { isSetBack, revision } = view.value;
  if (!isSetBack) return ok({ isSetBack, revision, books: { lines: [], tickets: [] }, booked: [], differences: [] });
  const books = await readBooks(db, eventId);
  const booked = await bookedHolds(books, { event: eventId, now, secret });
  const differences = await askScreening(env, eventId, async (object) => object.compare(booked, now));
  return differences.ok ? ok({ isSetBack, revision, books, booked, differences: differences.value }) : differences;
}

/** Differences in the words of the house: orders by their number, places by their names. */
function named({ books, differences }: Compared): ReconciliationDifference[] {
  const orders = new Map(books.lines.map(({ holdId, number }) => [holdId, number]));
  const seats = new Map(
    [...books.lines.flatMap((line) => line.seats), ...books.tickets].map(({ unit, kind, row, seat }) => [
      unit,
      { kind, row, seat },
    ]),
  );
  return differences.map(({ hold, kind, units, reason, holder }) => ({
    kind,
    order: orders.get(hold) ?? "",
    places: units.length,
    seats: units.flatMap((unit) => seats.get(unit) ?? []).filter(({ seat }) => seat !== null),
    reason,
    holder: holder === null ? null : (orders.get(holder) ?? null),
  }));
}

async function told(
  { allowed, screenable: { facts } }: Hall,
  compared: Compared,
  done: Reconciliation["done"] = null,
): Promise<Reconciliation> {
  const tell = await teller(allowed);
  const { id, title, startsAt, room } = facts.event;
  return {
    show: tell.show({ id, title, startsAt, roomName: room }),
    is_set_back: compared.isSetBack,
    may_reconcile: may(allowed.actor.role, "plan the programme"),
    differences: named(compared),
    done,
  };
}

/**
 * How a screening that was set back stands against the books. Fails with `unauthorized`, `forbidden`, `not_found`, and with
 * `overloaded` where the screening does not answer.
 */
export async function readReconciliation(asking: DoorAsking, eventId: number): Promise<Result<Reconciliation>> {
  const hall = await hallOf(asking, eventId);
  if (!hall.ok) return hall;
  const compared = await compare(hall.value, eventId);
  return compared.ok ? ok(await told(hall.value, compared.value)) : compared;
}

const sum = (differences: readonly Difference[], of: Difference["kind"]): number =>
  differences.reduce((places, { kind, units }) => places + (kind === of ? units.length : 0), 0);

/**
 * Brings a screening that was set back to where the books are, and opens its sales where nothing is left that a person has to
 * decide. Said twice it is the same. Fails like `readReconciliation`, with `forbidden` also for who does not plan the programme,
 * and with `conflict` where the screening does not come to rest.
 */
export async function reconcileShow(asking: DoorAsking, eventId: number): Promise<Result<Reconciliation>> {
  const hall = await hallOf(asking, eventId, "plan the programme");
  if (!hall.ok) return hall;
  const { allowed, screenable } = hall.value;
  const { env, now, actor, requestId } = allowed;
  for (let turn = 0; turn < tries; turn += 1) {
    // Each turn decides on what it reads.
    // oxlint-disable-next-line no-await-in-loop
    const compared = await compare(hall.value, eventId);
    if (!compared.ok) return compared;
    const { isSetBack, revision, booked: books, differences } = compared.value;
    if (!isSetBack) return ok(await told(hall.value, compared.value));
    const done = { taken: sum(differences, "missing"), freed: sum(differences, "surplus") };
    const deed = { actor: actor.id, action: "screening.reconcile", requestId, detail: done };
    // oxlint-disable-next-line no-await-in-loop
    const reconciled = await runCommand(
      env,
      screenable,
      { type: "reconcile", books, revision, by: actor.id },
      { now, deed },
    );
    if (!reconciled.ok && reconciled.code === "conflict") continue;
    if (!reconciled.ok) return reconciled;
    // oxlint-disable-next-line no-await-in-loop
    const after = await compare(hall.value, eventId);
    return after.ok ? ok(await told(hall.value, after.value, done)) : after;
  }
  return fail("conflict", "The screening does not come to rest");
}
