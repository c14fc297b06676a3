import { useState } from "react";
import type { Hall, HallSeat } from "~/domain/hall/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Chosen } from "./Chosen";
import buttons from "../parts/buttons.module.css";
import { Counts } from "../parts/Counts";
import notes from "../parts/notes.module.css";
import styles from "./Hall.module.css";
import { Holds } from "./Holds";
import { Legend, Plan } from "./Plan";
import { SetBack } from "./SetBack";
import { Unnumbered } from "./Unnumbered";
import { useHall, type Changing } from "./use-hall";

/** Why nothing was done, where the house has words of its own for it. */
const said = ["seat_taken", "conflict", "not_enough_seats", "unauthorized", "away"] as const;

/** One show in the hands of the house: every place, who holds it, and what is out of sale, as it is at this moment. */
export function HallPage({ id, hall: first }: { id: string; hall: Hall }) {
  const t = useT("box-office");
  const { hall, refused, done, isStale, ...changing } = useHall(first.show.id, first);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const seats = hall.groups.flatMap((group) => group.seats);
  const picked = seats.filter((seat) => chosen.has(seat.id));
  const toggle = ({ id: seat }: HallSeat) =>
    setChosen((before) => new Set(before.has(seat) ? [...before].filter((one) => one !== seat) : [...before, seat]));
  const show = (hold: string) => setChosen(new Set(seats.filter((seat) => seat.hold === hold).map((seat) => seat.id)));
  return (
    <main id={id} className={styles.page} aria-busy={changing.isBusy}>
      <Head hall={hall} isStale={isStale} />
      <SetBack show={hall.show.id} isSetBack={hall.is_set_back} />
      {!hall.is_set_back && hall.sales !== "cancelled" && <Pause isPaused={hall.sales === "paused"} {...changing} />}
      <p role="status" className={styles.done}>
        {done && t(`hall.done.${done}`)}
      </p>
      {refused && (
        <p role="alert" className={styles.refused}>
          {t(`hall.refused.${said.find((one) => one === refused) ?? "other"}`)}
        </p>
      )}
      <div className={styles.plans}>
        {hall.groups.map((group) => {
          const key = `${group.id}/${group.block}`;
          if (group.seats.length === 0) return <Unnumbered key={key} group={group} {...changing} />;
          const name = [group.name, group.slots.join(", ")].filter(Boolean).join(" · ");
          return (
            <Plan
              key={key}
              name={name}
              hasScreen={group.kind === "seated"}
              seats={group.seats}
              isChosen={(seat) => chosen.has(seat.id)}
              onPress={toggle}
            />
          );
        })}
        {seats.length > 0 && (
          <>
            <Legend />
            <p className={notes.muted}>{t("hall.hint")}</p>
          </>
        )}
      </div>
      <div className={styles.side}>
        {picked.length > 0 && <Chosen seats={picked} onClear={() => setChosen(new Set())} {...changing} />}
        <Holds holds={hall.holds} seated={Map.groupBy(seats, ({ hold }) => hold)} onShow={show} {...changing} />
      </div>
    </main>
  );
}

/** Stops the sale of a show for now, or goes on with it. */
function Pause({ isPaused, change, isBusy }: Changing & { isPaused: boolean }) {
  const t = useT("box-office");
  return (
    <p className={styles.pause}>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void change({ do: isPaused ? "resume" : "pause" })}
      >
        {t(isPaused ? "hall.resume" : "hall.pause")}
      </button>{" "}
      {isPaused && t("hall.is_paused")}
    </p>
  );
}

function Head({
  hall: { show, made_at, counts, sales, pressure, waiting },
  isStale,
}: {
  hall: Hall;
  isStale: boolean;
}) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  return (
    <header className={styles.head}>
      <p>
        <a className={buttons.link} href={href(`/cms-hub/box-office?date=${show.starts_at.slice(0, 10)}`)}>
          {t("sheet.back")}
        </a>
      </p>
      <h1>
        <time dateTime={show.starts_at}>{timeOf(show.starts_at)}</time> {show.title}
      </h1>
      <p className={notes.muted}>
        {[
          longDay(show.starts_at.slice(0, 10)),
          show.room,
          sales !== "on_sale" && t(`hall.sales.${sales}`),
          waiting > 0 && t("hall.waiting", { count: waiting }),
          t(isStale ? "hall.stale" : "sheet.as_of", { time: timeOf(made_at) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Counts
        className={styles.counts}
        of={(["free", "held", "reserved", "sold", "blocked", "places"] as const).map((name) => [
          t(name === "places" ? "sheet.places" : `hall.state.${name}`),
          counts[name],
        ])}
      />
      {pressure
        .filter(({ level }) => level !== "calm")
        .map(({ level, slots, unpaid, places }) => (
          <p key={slots.join()} className={styles.pressure}>
            <b>{[slots.join(", "), t("hall.unpaid", { unpaid, places })].filter(Boolean).join(" · ")}</b>{" "}
            {level !== "calm" && t(`hall.pressure.${level}`)}
          </p>
        ))}
    </header>
  );
}
