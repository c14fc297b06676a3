import type { Problem } from "~/domain/orders/contact";
import type { OrderView } from "~/domain/orders/schema";
import type { ErrorCode } from "~/domain/common/errors";
import type { SiteSettings } from "~/domain/site/schema";
import type { OrderedShow } from "../OrderedShows";

/** The shows of an order, as summaries have them. */
export const orderedShows = ({ shows, created_at }: OrderView): OrderedShow[] =>
  shows.map(({ event, show, timeslot, lines, seats }) => ({
    event,
    show,
    timeslot,
    lines,
    seats,
    title: show?.title ?? "",
    date_start: show?.date_start ?? created_at,
    room: show?.room?.name ?? "",
    version: show?.language_version?.code ?? null,
  }));

/** The still of the film that is seen first. */
export const stillOf = ({ shows }: OrderView) => shows.find(({ show }) => show?.image)?.show?.image ?? null;

/** What a form of an order's page was answered, where it did not lead anywhere else. */
export interface OrderAnswer {
  /** The mail is on its way again. */
  mailed: boolean;
  /** Codes of the tickets that were chosen to be given back: to be confirmed. Empty: nothing was chosen. */
  giving: string[] | null;
  refused: ErrorCode | null;
  /** What the tickets' new name was, and what is wrong with it; null where nobody has asked for one. */
  rename: { typed: string; problem: Problem | null; done: boolean } | null;
}

export interface OrderPageProps {
  order: OrderView;
  house: { name: string; contact: SiteSettings["contact"] };
  answer: OrderAnswer | undefined;
}
