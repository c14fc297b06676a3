import { useState } from "react";
import { Form } from "react-router";
import { timeOf } from "~/domain/format/time";
import type { Hall } from "~/domain/hall/schema";
import { reseatReasons } from "~/domain/house-orders/reasons";
import type { HouseOrder } from "~/domain/house-orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { Legend, Plan } from "../hall/Plan";
import type { OrderRefusal } from "../orders/orders-action.server";
import { orderPath } from "../orders/paths";
import { Press } from "../orders/Press";
import buttons from "../parts/buttons.module.css";
import { Select } from "../parts/Field";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import { usePlace } from "../parts/use-place";
import styles from "./ReseatPage.module.css";
import { groupKey, type Seats, sittingsOf, type Sitting, taking } from "./who-sits";

interface ReseatPageProps {
  id: string;
  order: HouseOrder;
  hall: Hall;
  /** Why nothing was exchanged. */
  refused: OrderRefusal | "choose" | null | undefined;
  siteName: string;
}

/** Other seats for tickets of an order: each in a list that needs no script, and on the plan of the hall. */
export function ReseatPage({ id, order, hall, refused, siteName }: ReseatPageProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { fullDay } = useFormats();
  const { number, revision } = order;
  const show = order.shows.find(({ event }) => event === hall.show.id);
  const sittings = show ? sittingsOf(show, hall.groups) : [];
  const sitting = useSitting(sittings);
  const problem = useAnswered<HTMLParagraphElement>(refused && hall);
  const { title, starts_at, room } = hall.show;
  return (
    <Paper
      id={id}
      siteName={siteName}
      title={t("reseat.title")}
      lead={<p>{[title, fullDay(starts_at), timeOf(starts_at), room].filter(Boolean).join(" · ")}</p>}
      back={{ path: orderPath(number), text: t("reseat.back", { number }) }}
    >
      <p ref={problem} role="alert" tabIndex={-1} className={notes.wrong}>
        {refused && t(`orders.refused.${refused}`)}
      </p>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="revision" value={revision} />
        <fieldset className={styles.tickets}>
          <legend>{t("reseat.tickets")}</legend>
          {sittings.map((one) => (
            <TicketSeat key={one.ticket.code} sitting={one} isAlone={sittings.length === 1} {...sitting} />
          ))}
        </fieldset>
        <Plans hall={hall} sittings={sittings} {...sitting} />
        <div className={styles.end}>
          <Select id="reseat-reason" name="reason" label={t("reseat.reason")} defaultValue={reseatReasons[0]}>
            {reseatReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reseat.reason.${reason}`)}
              </option>
            ))}
          </Select>
          <p className={notes.hint}>{t(order.email ? "reseat.hint_mail" : "reseat.hint_print")}</p>
          <p className={buttons.row}>
            <Press name="seats" isLoud>
              {t("reseat.do")}
            </Press>
            <a className={buttons.link} href={href(orderPath(number))}>
              {t("reseat.no")}
            </a>
          </p>
        </div>
      </Form>
    </Paper>
  );
}

/** Who sits where so far, and whose turn it is on the plan. */
function useSitting(sittings: readonly Sitting[]) {
  const [chosen, setChosen] = useState<Seats>({});
  const [turn, setTurn] = useState("");
  const codes = sittings.map(({ ticket }) => ticket.code);
  // What somebody else has taken meanwhile is chosen no more.
  const seats = Object.fromEntries(
    sittings.map(({ ticket: { code, unit }, choices }) => [
      code,
      choices.find(({ id }) => id === chosen[code])?.id ?? unit,
    ]),
  );
  const current = codes.find((code) => code === turn) ?? codes[0] ?? "";
  return {
    seats,
    current,
    setTurn,
    take(code: string, unit: number) {
      setChosen(taking(seats, code, unit));
      // A party is seated one after the other.
      setTurn(codes[(codes.indexOf(code) + 1) % codes.length] ?? code);
    },
  };
}
type Choosing = ReturnType<typeof useSitting>;

interface TicketSeatProps extends Choosing {
  sitting: Sitting;
  /** Nobody else could be meant. */
  isAlone: boolean;
}

function TicketSeat({ sitting, isAlone, seats, current, setTurn, take }: TicketSeatProps) {
  const t = useT("box-office");
  const say = usePlace();
  const { ticket, choices } = sitting;
  const { code, name, kind, unit } = ticket;
  const seat = seats[code] ?? unit;
  const of = [name, kind !== "normal" && t(`kind.${kind}`)].filter(Boolean).join(" · ");
  return (
    <div className={styles.ticket} data-moved={seat !== unit || undefined}>
      {!isAlone && (
        <input
          type="radio"
          name="turn"
          className={styles.turn}
          checked={current === code}
          onChange={() => setTurn(code)}
          aria-label={t("reseat.turn", { ticket: `${of}, ${say(ticket)}` })}
        />
      )}
      <label>
        <span>
          <strong>{of}</strong> <small className={notes.hint}>{t("reseat.before", { seat: say(ticket) })}</small>
        </span>
        <select
          className={forms.input}
          name={`seat-${code}`}
          value={seat}
          onChange={({ target }) => take(code, Number(target.value))}
          aria-label={t("reseat.seat_of", { ticket: `${of}, ${say(ticket)}` })}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {say(choice)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface PlansProps extends Choosing {
  hall: Hall;
  sittings: readonly Sitting[];
}

/** The hall from the screen: a press gives the ticket whose turn it is that seat. */
function Plans({ hall, sittings, seats, current, take }: PlansProps) {
  const t = useT("box-office");
  const say = usePlace();
  const taken = new Set(Object.values(seats));
  const own = new Set(sittings.map(({ ticket }) => ticket.unit));
  const turn = sittings.find(({ ticket }) => ticket.code === current);
  const groups = hall.groups.filter((group) => sittings.some((sitting) => sitting.group === groupKey(group)));
  return (
    <div className={styles.plans}>
      {turn && (
        <p role="status" className={notes.hint}>
          {t("reseat.next", { name: turn.ticket.name, seat: say(turn.ticket) })}
        </p>
      )}
      {groups.map((group) => (
        <Plan
          key={groupKey(group)}
          name={[group.name, group.slots.join(", ")].filter(Boolean).join(" · ")}
          hasScreen={group.kind === "seated"}
          // What the order has is its own to be left.
          seats={group.seats.map((seat) => (own.has(seat.id) ? { ...seat, state: "free" } : seat))}
          isChosen={({ id }) => taken.has(id)}
          isOpen={({ id }) => turn?.choices.some((choice) => choice.id === id) ?? false}
          onPress={({ id }) => take(current, id)}
        />
      ))}
      <Legend />
    </div>
  );
}
