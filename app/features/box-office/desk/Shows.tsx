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

const counted = ["sold", "to_collect", "held", "blocked"] as const;

/** What is still to come, with what is free of it at this moment and what is not. */
export function Shows({ shows, digits, chosen, onChoose }: ShowsProps) {
  const t = useT("box-office");
  const versionOf = useVersionOf();
  const countsOf = ({ sales }: DayShow): string[] =>
    counted.flatMap((what) => (sales?.[what] ? [t(`desk.${what}`, { amount: sales[what] })] : []));
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
                <small>{[show.room, versionOf(show), ...countsOf(show)].filter(Boolean).join(" · ")}</small>
              </span>
              <span className={styles.sum}>{show.sales && t("desk.free", { free: show.sales.free })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
