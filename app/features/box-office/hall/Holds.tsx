import { useState } from "react";
import type { HallHold, HallSeat } from "~/domain/hall/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { Places } from "../desk/Places";
import notes from "../parts/notes.module.css";
import styles from "./Hall.module.css";
import type { Changing } from "./use-hall";

interface HoldsProps extends Changing {
  holds: readonly HallHold[];
  /** The seats of a plan by the holds that have them. */
  seated: ReadonlyMap<string | null, readonly HallSeat[]>;
  onShow: (hold: string) => void;
}

/** Carts of one place, where there is more than one of them. */
function crowdsOf(holds: readonly HallHold[]): [origin: number, carts: HallHold[]][] {
  const carts = holds.filter(({ state, origin }) => state === "held" && origin !== null);
  return [...Map.groupBy(carts, ({ origin }) => origin ?? 0)].filter(([, group]) => group.length > 1);
}

/** Who holds places without having them yet, the oldest first, and a way to end it. */
export function Holds({ holds, seated, onShow, change, isBusy }: HoldsProps) {
  const t = useT("box-office");
  const release = (list: readonly HallHold[]) => void change({ do: "release", holds: list.map(({ id }) => id) });
  const sum = (list: readonly HallHold[]): number => list.reduce((total, { places }) => total + places, 0);
  return (
    <section className={styles.holds} aria-labelledby="holds">
      <h2 id="holds">{t("hall.holds")}</h2>
      {holds.length === 0 && <p className={notes.muted}>{t("hall.no_holds")}</p>}
      <ul>
        {crowdsOf(holds).map(([origin, carts]) => (
          <li key={`origin ${origin}`} className={styles.crowd}>
            <p>
              <b>{t("hall.crowd", { number: origin, carts: carts.length, places: sum(carts) })}</b>
            </p>
            <Release
              name={t("hall.release_all")}
              about={t("hall.crowd", { number: origin, carts: carts.length, places: sum(carts) })}
              isBusy={isBusy}
              onRelease={() => release(carts)}
            />
          </li>
        ))}
        {holds.map((hold) => (
          <li key={hold.id}>
            <HoldFacts hold={hold} seats={seated.get(hold.id)} />
            <div className={styles.ways}>
              {seated.has(hold.id) && (
                <button type="button" onClick={() => onShow(hold.id)}>
                  {t("hall.show_seats")}
                </button>
              )}
              {hold.state === "held" && (
                <Release
                  name={t("hall.release")}
                  about={t("hall.places", { count: hold.places })}
                  isBusy={isBusy}
                  onRelease={() => release([hold])}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HoldFacts({ hold, seats }: { hold: HallHold; seats: readonly HallSeat[] | undefined }) {
  const { state, places, minutes, until, renewals, origin, order } = hold;
  const t = useT("box-office");
  const facts = [
    t(`hall.hold.${state}`),
    t("hall.until", { time: timeOf(until) }),
    order !== null && t("hall.order", { number: order }),
    renewals > 0 && t("hall.renewed", { count: renewals }),
    origin === null ? t("hall.from_house") : t("hall.from", { number: origin }),
  ];
  return (
    <p className={styles.facts}>
      <strong>{t("hall.minutes", { count: minutes })}</strong>
      <span>
        <b>{t("hall.places", { count: places })}</b>
        {seats && <Places seats={seats} />}
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </span>
    </p>
  );
}

interface ReleaseProps {
  name: string;
  about: string;
  isBusy: boolean;
  onRelease: () => void;
}

/** Somebody loses seats by this: it is asked once more. */
function Release({ name, about, isBusy, onRelease }: ReleaseProps) {
  const t = useT("box-office");
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" aria-label={`${name}: ${about}`} onClick={() => setAsked(true)}>
        {name}
      </button>
    );
  return (
    <div role="group" aria-label={`${name}: ${about}`} className={styles.sure}>
      <p>{t("hall.release_sure")}</p>
      <button
        type="button"
        className={styles.go}
        aria-disabled={isBusy || undefined}
        // Whoever has pressed the one stands at the other.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onClick={() => {
          setAsked(false);
          onRelease();
        }}
      >
        {t("hall.release_yes")}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {t("hall.release_no")}
      </button>
    </div>
  );
}
