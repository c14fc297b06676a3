import { Link } from "~/ui/Link";
import type { CartItem as CartItemData, CartLine as CartLineData, SeatPlanView } from "~/domain/booking/schema";
import { formatPrice } from "~/domain/format/price";
import { formatClock, formatTime } from "~/domain/format/time";
import { versionCodes } from "~/domain/programme/values";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { SeatList } from "~/words/later/SeatList";
import { TimeText } from "~/ui/text/TimeText";
import { cartPath, type CartAnswer } from "./cart-intent";
import { CartForm } from "./CartForm";
import styles from "./CartItem.module.css";
import { RefusedAnswer } from "./RefusedAnswer";
import { mineIn } from "./seats/seat-grid";
import { SeatPlan } from "./seats/SeatPlan";
import { changeSeatsId } from "./use-cart-news";

interface CartItemProps {
  item: CartItemData;
  plan: SeatPlanView | null;
  /** The end of the cart: a show that ends later says so itself. */
  cartEnds: string | null;
  /** Nothing of the cart is held any more: then the page has one button for all of it. */
  wholeExpired: boolean;
  /** The answer to a change of this item, if it was refused. */
  refused: CartAnswer | null;
  onAnswer: (answer: CartAnswer) => void;
}

const hasNumberedSeats = ({ seats }: CartItemData): boolean =>
  seats.some(({ row, seat }) => row !== null && seat !== null);

/** One show in the cart: when, what, which seats, how many tickets of which kind. */
export function CartItem({ item, cartEnds, plan, wholeExpired, refused, onAnswer }: CartItemProps) {
  const t = useT("cart");
  const { lang, money, href } = useLocale();
  const { longDay } = useFormats();
  const common = useT("common");
  const version = versionCodes.find((code) => code === item.version);
  const day = longDay(item.date_start);
  const meta = [
    day,
    item.room,
    version ? common(`version.${version}`) : null,
    item.timeslot ? t("cart.timeslot", { time: formatClock(item.timeslot.slice(0, 5), lang) }) : null,
  ];
  const change = `${href(cartPath)}?seats=${item.event}#seats-${item.event}`;
  return (
    <li className={styles.item} data-held={item.held}>
      <TimeText iso={item.date_start} className={styles.time} />
      <div className={styles.what}>
        <h3 className={styles.title}>
          <Link to={item.url}>{item.title}</Link>
        </h3>
        <p className={styles.meta}>{meta.filter(Boolean).join(" · ")}</p>
        <Seats item={item} />
        <OwnEnd item={item} cartEnds={cartEnds} />
        {item.held && hasNumberedSeats(item) && !plan ? (
          <Link
            id={changeSeatsId(item.event)}
            className={styles.change}
            to={change}
            preventScrollReset
            aria-label={t("cart.change_seats_for", { title: item.title })}
          >
            {t("cart.change_seats")}
          </Link>
        ) : null}
      </div>
      <div className={styles.lines}>
        {item.lines.map((line) => (
          <Line key={`${line.price_id} ${line.seat_group}`} line={line} item={item} onAnswer={onAnswer} />
        ))}
        <div className={styles.end}>
          <CartForm intent="remove" values={{ event: item.event }} onAnswer={onAnswer}>
            {(pending) => (
              <Button
                type="submit"
                variant="quiet"
                busy={pending !== null}
                aria-label={t("cart.remove_name", { title: item.title })}
              >
                {t("cart.remove")}
              </Button>
            )}
          </CartForm>
          <strong className={styles.total}>{formatPrice(item.total, lang, money)}</strong>
        </div>
      </div>
      <div className={styles.below}>
        {!item.held && !wholeExpired ? (
          <CartForm intent="retry" onAnswer={onAnswer}>
            {(pending) => (
              <Button type="submit" busy={pending !== null}>
                {t("cart.retry")}
              </Button>
            )}
          </CartForm>
        ) : null}
        {refused && refused.intent !== "seats" ? <RefusedAnswer answer={refused} onAnswer={onAnswer} /> : null}
        {plan ? (
          <SeatPlan
            key={planKey(plan, refused)}
            plan={plan}
            item={item}
            refused={refused?.intent === "seats" ? refused.refused : null}
          />
        ) : null}
      </div>
    </li>
  );
}

/** After a refusal, and when one's seats have changed, choosing begins again from the seats that are held. */
const planKey = (plan: SeatPlanView, refused: CartAnswer | null): string =>
  `${refused?.refused ?? ""} ${plan.groups.flatMap((group) => mineIn(group)).join(",")}`;

/** Until when a show is held that was offered to somebody who waited: its end is not the cart's. */
function OwnEnd({ item, cartEnds }: Pick<CartItemProps, "item" | "cartEnds">) {
  const t = useT("cart");
  const { lang } = useLocale();
  if (!item.held || cartEnds === null || item.expires_at === cartEnds) return null;
  return <p className={styles.meta}>{t("cart.held_until", { time: formatTime(item.expires_at, lang) })}</p>;
}

function Seats({ item }: { item: CartItemData }) {
  const t = useT("cart");
  if (!item.held) return <p className={styles.lost}>{t("cart.not_held")}</p>;
  if (!hasNumberedSeats(item)) return <p className={styles.seats}>{t("cart.free_seating")}</p>;
  return <SeatList seats={item.seats} className={styles.seats} />;
}

interface LineProps {
  line: CartLineData;
  item: CartItemData;
  onAnswer: (answer: CartAnswer) => void;
}

/** A kind of ticket. Both buttons are submit buttons, so amounts change without JavaScript too. */
function Line({ line, item, onAnswer }: LineProps) {
  const t = useT("cart");
  const { lang, money } = useLocale();
  const values = { event: item.event, price_id: line.price_id, seat_group: line.seat_group };
  return (
    <div className={styles.line}>
      <div>
        <div className={styles.name}>{line.name}</div>
        <div className={styles.each}>{t("cart.each", { price: formatPrice(line.price, lang, money) })}</div>
      </div>
      {item.held ? (
        <CartForm intent="amount" values={values} className={styles.stepper} onAnswer={onAnswer}>
          {(pending) => {
            // Two quick presses count from what is on its way, not from what is shown.
            const sent = Number(pending?.get("amount") ?? Number.NaN);
            const amount = Number.isNaN(sent) ? line.amount : sent;
            return (
              <>
                <button
                  type="submit"
                  name="amount"
                  value={Math.max(0, amount - 1)}
                  aria-label={t("cart.less", { name: line.name })}
                >
                  <Icon name="minus" />
                </button>
                <output aria-label={t("cart.amount", { name: line.name })}>{amount}</output>
                <button type="submit" name="amount" value={amount + 1} aria-label={t("cart.more", { name: line.name })}>
                  <Icon name="plus" />
                </button>
              </>
            );
          }}
        </CartForm>
      ) : (
        <span className={styles.fixed}>{line.amount} ×</span>
      )}
      <div className={styles.price}>{formatPrice(line.total, lang, money)}</div>
    </div>
  );
}
