import type { DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useT } from "~/i18n/use-t";
import { useVersionOf } from "../use-version-of";
import styles from "./Desk.module.css";
import { Key } from "./Key";

interface ShowsProps {
  shows: readonly DayShow[];
  digits: readonly string[];
  chosen: number | null;
  onChoose: (show: DayShow) => void;
}

/** What is still to come, with what is free of it at this moment. */
export function Shows({ shows, digits, chosen, onChoose }: ShowsProps) {
  const t = useT("box-office");
  const versionOf = useVersionOf();
  return (
    <section aria-labelledby="shows">
      <h2 id="shows">{t("desk.sell")}</h2>
      {shows.length === 0 && <p className={styles.none}>{t("start.none")}</p>}
      <ul className={styles.orders} aria-labelledby="shows">
        {shows.map((show, index) => (
          <li key={show.id}>
            <button
              type="button"
              className={styles.order}
              aria-pressed={show.id === chosen}
              onClick={() => onChoose(show)}
            >
              <span>{digits[index] && <Key name={digits[index]} />}</span>
              <span>
                <b>
                  {timeOf(show.starts_at)} {show.title}
                </b>
                <small>{[show.room, versionOf(show)].filter(Boolean).join(" · ")}</small>
                <small>{show.sales && t("desk.counts", { ...show.sales, collect: show.sales.to_collect })}</small>
              </span>
              <span className={styles.sum}>{show.sales && t("desk.free", { free: show.sales.free })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
