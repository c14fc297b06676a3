import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { Refusal } from "~/domain/booking/refusal";
import type { CartItem, SeatPlanView } from "~/domain/booking/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import { Icon } from "~/ui/picture/Icon";
import { cartPath } from "../cart-intent";
import { Refused } from "../Refused";
import { isSeatKey, mineIn, seatInDirection, toggleSeat, type PlanGroup } from "./seat-grid";
import { SeatRows } from "./SeatRows";
import styles from "./SeatPlan.module.css";

interface SeatPlanProps {
  plan: SeatPlanView;
  item: CartItem;
  refused: Refusal | null;
}

/** The hall as a table of check boxes: other seats instead of the ones the house picked. */
export function SeatPlan({ plan, item, refused }: SeatPlanProps) {
  const t = useT("cart");
  const { href } = useLocale();
  const sending = useNavigation().state === "submitting";
  // A refusal takes the focus itself.
  const heading = useAnswered<HTMLHeadingElement>(refused === null);
  const groups = plan.groups.filter((group) => group.rows.length > 0);
  const [chosen, setChosen] = useState<Record<number, number[]>>(() =>
    Object.fromEntries(groups.map((group) => [group.seat_group, mineIn(group)])),
  );

  const picked = Object.values(chosen).flat().length;
  const wrong = picked !== plan.mine;
  const toggle = (group: PlanGroup, unit: number): void =>
    setChosen((before) => ({
      ...before,
      [group.seat_group]: toggleSeat(before[group.seat_group] ?? [], unit, mineIn(group).length),
    }));

  return (
    <section className={styles.plan} id={`seats-${item.event}`} aria-labelledby={`seats-title-${item.event}`}>
      <h4 ref={heading} tabIndex={-1} id={`seats-title-${item.event}`} className={styles.title}>
        {t("seats.title")}
      </h4>
      <p>{t("seats.hint", { count: plan.mine })}</p>
      <p className={styles.keys}>{t("seats.keys")}</p>
      {refused === "invalid" ? <p role="alert">{t("seats.wrong_count", { count: plan.mine })}</p> : null}
      {refused && refused !== "invalid" ? <Refused reason={refused} focus /> : null}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="seats" />
        <input type="hidden" name="event" value={item.event} />
        {groups.map((group) => (
          <Hall
            key={group.seat_group}
            group={group}
            chosen={chosen[group.seat_group] ?? []}
            onToggle={(unit) => toggle(group, unit)}
          />
        ))}
        <Legend groups={groups} />
        <div className={styles.end}>
          <span role="status">{t("seats.chosen", { chosen: picked, count: plan.mine })}</span>
          <Button type="submit" busy={sending} disabled={wrong}>
            {t("seats.save")}
          </Button>
          <ButtonLink variant="quiet" to={href(cartPath)} preventScrollReset>
            {t("seats.cancel")}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}

interface HallProps {
  group: PlanGroup;
  chosen: readonly number[];
  onToggle: (unit: number) => void;
}

/** One seat group. Tab leads to it once; the arrow keys move inside. */
function Hall({ group, chosen, onToggle }: HallProps) {
  const t = useT("cart");
  const table = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | undefined>(mineIn(group)[0]);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    // On a narrow screen the plan scrolls: one's own seats first.
    const own = table.current?.querySelector<HTMLElement>("input:checked");
    const scroller = table.current?.parentElement?.parentElement;
    if (!scroller) return;
    setIsWide(scroller.scrollWidth > scroller.clientWidth);
    if (!own) return;
    const distance = own.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    scroller.scrollLeft += distance - scroller.clientWidth / 2;
  }, []);
  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isSeatKey(event.key)) return;
    event.preventDefault();
    const next = seatInDirection(group, Number(event.currentTarget.value), event.key);
    if (next === undefined) return;
    setCurrent(next);
    table.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
  };
  return (
    <div className={styles.hall}>
      {isWide ? (
        <p className={styles.sideways}>
          <Icon name="arrow-left" />
          <Icon name="arrow-right" />
          {t("seats.scroll")}
        </p>
      ) : null}
      <div className={styles.scroll}>
        <div className={styles.room}>
          {group.kind === "seated" ? (
            <div className={styles.screen} aria-hidden="true">
              {t("seats.screen")}
            </div>
          ) : null}
          <div
            ref={table}
            role="table"
            tabIndex={-1}
            aria-label={`${t("seats.plan")}, ${group.name}`}
            className={styles.table}
          >
            <SeatRows
              group={group}
              chosen={chosen}
              current={current}
              onToggle={onToggle}
              onFocus={setCurrent}
              onKeyDown={move}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Every sign that the plan shows, and no other. */
function Legend({ groups }: { groups: readonly PlanGroup[] }) {
  const t = useT("cart");
  const hasOthers = groups.some((group) => mineIn(group).length === 0);
  const seats = groups.flatMap((group) => group.rows.flatMap((row) => row.seats));
  return (
    <ul className={styles.legend} aria-label={t("seats.legend")}>
      <li data-state="free">{t("seats.free")}</li>
      <li data-state="mine">{t("seats.yours")}</li>
      <li data-state="taken">{t("seats.taken")}</li>
      {hasOthers ? <li data-state="other">{t("seats.other")}</li> : null}
      {seats.some(({ kind }) => kind === "wheelchair") ? (
        <li data-state="wheelchair">
          <Icon name="wheelchair" />
          {t("seats.wheelchair")}
        </li>
      ) : null}
    </ul>
  );
}
