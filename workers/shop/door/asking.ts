import { translate, type LocaleCode } from "~/domain/locale/locales";
import { needsProof } from "~/domain/orders/proof";
import type { DoorShow, TicketPlace } from "~/domain/door/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { houseTimeZone } from "../../db/site/site-settings";
import { ok, type Result } from "~/domain/common/errors";
import type { Session } from "~/domain/site/session";
import { whoMay, type Action } from "~/domain/staff/permissions";
import type { Database } from "../../db/client";
import type { OrderEnvironment } from "../orders/ordering";
import type { ShowRow, TicketAtDoor } from "../../db/shop/door";

/** What a command of the door is asked with. A page, a call and a scanner that comes back ask alike. */
export interface DoorAsking {
  db: Database;
  env: OrderEnvironment;
  /** Epoch milliseconds. */
  now: number;
  lang: LocaleCode;
  /** Who asks; null: nobody of the house. */
  actor: Session["staff"];
  /** Of the request, for the audit log. */
  requestId: string;
}

/** Asked by somebody of the box office. */
export type AtDoor = DoorAsking & { actor: NonNullable<DoorAsking["actor"]> };

/** The same, asked by somebody who may do this: who sells tickets, where nothing is said. Fails with `unauthorized` or `forbidden`. */
export function atDoor(asking: DoorAsking, action: Action = "sell tickets"): Result<AtDoor> {
  const actor = whoMay(asking.actor, action);
  return actor.ok ? ok({ ...asking, actor: actor.value }) : actor;
}

/** How rows of the door are told: in the language of who asks and the time of the house. */
export async function teller({ db, lang }: Pick<DoorAsking, "db" | "lang">) {
  const zone = await houseTimeZone(db);
  const text = (value: Parameters<typeof translate>[0]): string => translate(value, lang).value;
  return {
    zone,
    text,
    at: (moment: number): string => toOffsetIso(moment, zone),
    show: ({ id, title, startsAt, roomName }: Pick<ShowRow, "id" | "title" | "startsAt" | "roomName">): DoorShow => ({
      id,
      title: text(title),
      starts_at: toOffsetIso(startsAt, zone),
      room: text(roomName),
    }),
    place: ({ kind, row, seat, saleName, soldAs, isFull, requires }: TicketAtDoor): TicketPlace => ({
      kind,
      row,
      seat,
      name: text(saleName) || soldAs,
      proof: needsProof({ isFull, requires }),
    }),
  };
}

export type Teller = Awaited<ReturnType<typeof teller>>;
